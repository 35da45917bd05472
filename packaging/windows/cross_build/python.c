/* python.exe, as CPython's PC/python.c; the library is found at run time, so no import library is needed. */

#include <stdio.h>
#include <windows.h>

int wmain(int count, wchar_t **arguments)
{
    HMODULE library = LoadLibraryW(L"python311.dll");
    int (*start)(int, wchar_t **) =
        library == NULL ? NULL : (void *)GetProcAddress(library, "Py_Main");
    if (start == NULL) {
        fprintf(stderr, "python311.dll cannot be loaded: error %lu\n", GetLastError());
        return 3;
    }
    return start(count, arguments);
}
