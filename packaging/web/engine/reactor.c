/*
 * The engine as one program: Wizer runs initialize(), in which Python starts and boot.py imports the engine, and
 * writes the program with the memory that this leaves; the page then calls space() and receive().
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <malloc.h>
#include <string.h>
#include <wasi/api.h>

#define EXPORT(name) __attribute__((export_name(name)))
#define BUILD_TIME 315532800000000000 /* nanoseconds: 1980, as in archives */

/* ---- while the engine is built: the same bytes for everybody, and no remains of what is freed ---- */

static int is_building = 1;

void __real_free(void *);
void __wrap_free(void *block) {
    if (is_building && block != NULL) memset(block, 0, malloc_usable_size(block));
    __real_free(block);
}

void *__real_realloc(void *, size_t);
void *__wrap_realloc(void *block, size_t size) {
    if (!is_building || block == NULL) return __real_realloc(block, size);
    void *moved = malloc(size);
    if (moved == NULL) return NULL;
    size_t former = malloc_usable_size(block);
    memcpy(moved, block, former < size ? former : size);
    __wrap_free(block);
    return moved;
}

__wasi_errno_t __real___wasi_random_get(uint8_t *, __wasi_size_t);
__wasi_errno_t __wrap___wasi_random_get(uint8_t *bytes, __wasi_size_t size) {
    if (!is_building) return __real___wasi_random_get(bytes, size);
    memset(bytes, 0, size);
    return 0;
}

__wasi_errno_t __real___wasi_clock_time_get(__wasi_clockid_t, __wasi_timestamp_t, __wasi_timestamp_t *);
__wasi_errno_t __wrap___wasi_clock_time_get(
    __wasi_clockid_t clock, __wasi_timestamp_t precision, __wasi_timestamp_t *time) {
    if (!is_building) return __real___wasi_clock_time_get(clock, precision, time);
    *time = BUILD_TIME;
    return 0;
}

extern char __stack_low;
static void clear_stack(void) {
    char *end = (char *)__builtin_frame_address(0) - 256;
    memset(&__stack_low, 0, (size_t)(end - &__stack_low));
}

/* ---- modules that are linked with the program ---- */

__attribute__((import_module("page"), import_name("send"))) void page_send(const char *text, int length);

static PyObject *send_text(PyObject *Py_UNUSED(module), PyObject *text) {
    Py_ssize_t length;
    const char *bytes = PyUnicode_AsUTF8AndSize(text, &length);
    if (bytes == NULL) return NULL;
    page_send(bytes, (int)length);
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {{"send", send_text, METH_O, NULL}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef page = {PyModuleDef_HEAD_INIT, "_page", NULL, -1, functions, NULL, NULL, NULL, NULL};
static PyObject *init_page(void) { return PyModule_Create(&page); }

#define MODULE(name) PyObject *PyInit_##name(void);
#include "compiled.h"
#undef MODULE
#define MODULE(name) {"engine.straights.playouts." #name, PyInit_##name},
static struct _inittab linked[] = {
    {"_page", init_page},
#include "compiled.h"
    {NULL, NULL}};

/* ---- start ---- */

static PyObject *receive_text;

static void check(PyStatus status) {
    if (!PyStatus_Exception(status)) return;
    fprintf(stderr, "%s: %s\n", status.func, status.err_msg);
    __builtin_trap();
}

static void start_python(void) {
    PyPreConfig encoding;
    PyPreConfig_InitIsolatedConfig(&encoding);
    encoding.utf8_mode = 1; /* there is no locale: otherwise output is ASCII */
    check(Py_PreInitialize(&encoding));
    PyConfig config;
    PyConfig_InitIsolatedConfig(&config);
    config.site_import = config.write_bytecode = config.install_signal_handlers = config.pathconfig_warnings = 0;
    config.use_hash_seed = 1; /* zero: the same order of sets for everybody */
    config.hash_seed = 0;
    config.code_debug_ranges = 0;
    config.module_search_paths_set = 1;
    check(PyWideStringList_Append(&config.module_search_paths, L"/image"));
    check(PyConfig_SetString(&config, &config.home, L"/image"));
    check(Py_InitializeFromConfig(&config));
    PyConfig_Clear(&config);
}

EXPORT("initialize") void initialize(void) {
    PyImport_ExtendInittab(linked);
    start_python();
    PyObject *boot = PyImport_ImportModule("boot");
    if (boot != NULL) receive_text = PyObject_GetAttrString(boot, "receive");
    if (receive_text == NULL) {
        PyErr_Print();
        __builtin_trap();
    }
    clear_stack();
    is_building = 0;
}

/* ---- for the page ---- */

static char *message;

/* Where the page puts the bytes of a message, which may be none, or NULL if there is no memory for them. */
EXPORT("space") char *space(int length) {
    char *enough = realloc(message, (size_t)length + 1);
    if (enough != NULL) message = enough;
    return enough;
}

/* Answer the message; returns -1 after an exception, whose traceback is printed. */
EXPORT("receive") int receive(int length) {
    PyObject *result = PyObject_CallFunction(receive_text, "s#", message, (Py_ssize_t)length);
    if (result == NULL) PyErr_Print();
    Py_XDECREF(result);
    return result == NULL ? -1 : 0;
}
