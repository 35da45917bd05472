/* A substitute for the icuuc.dll of Windows 10, which Wine lacks: it knows no converter. Qt 6.11's core
   imports these functions for text encodings that the game does not use. */

#define EXPORTED __declspec(dllexport)
#define U_FILE_ACCESS_ERROR 4

EXPORTED void *ucnv_open(const char *name, int *error)
{
    *error = U_FILE_ACCESS_ERROR;
    return 0;
}

EXPORTED const char *ucnv_getName(void *converter, int *error)
{
    *error = U_FILE_ACCESS_ERROR;
    return 0;
}

EXPORTED const char *ucnv_getStandardName(const char *name, const char *standard, int *error) { return 0; }
EXPORTED const char *ucnv_getAvailableName(int number) { return 0; }
EXPORTED int ucnv_countAvailable(void) { return 0; }
EXPORTED signed char ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORTED int ucnv_toUCountPending(void *converter, int *error) { return 0; }
EXPORTED int ucnv_fromUCountPending(void *converter, int *error) { return 0; }

/* Never called, since there is no converter. */
#define NEVER_CALLED(name) EXPORTED void name(void) {}
NEVER_CALLED(ucnv_close)
NEVER_CALLED(ucnv_reset)
NEVER_CALLED(ucnv_toUnicode)
NEVER_CALLED(ucnv_fromUnicode)
NEVER_CALLED(ucnv_getToUCallBack)
NEVER_CALLED(ucnv_getFromUCallBack)
NEVER_CALLED(ucnv_setToUCallBack)
NEVER_CALLED(ucnv_setFromUCallBack)
NEVER_CALLED(ucnv_cbToUWriteUChars)
NEVER_CALLED(ucnv_cbFromUWriteUChars)
NEVER_CALLED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NEVER_CALLED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
