/* A dummy for the frozen game in checks of the installer: it records its argument. */

#include <stdio.h>
#include <wchar.h>
#include <windows.h>

/* Create the file and run until it is removed, as an open game; at most a minute. */
static int stay(const wchar_t *sign)
{
    FILE *file = _wfopen(sign, L"wb");
    if (file == NULL)
        return 2;
    fclose(file);
    for (int turn = 0; turn < 1200 && GetFileAttributesW(sign) != INVALID_FILE_ATTRIBUTES; turn++)
        Sleep(50);
    return 0;
}

/* Write the argument, in UTF-8, into the file that the environment names. */
static int note(const wchar_t *argument)
{
    char text[4096] = "";
    const wchar_t *name = _wgetenv(L"DUMMY_NOTE");
    FILE *file = name == NULL ? NULL : _wfopen(name, L"wb");
    if (file == NULL)
        return 2;
    WideCharToMultiByte(CP_UTF8, 0, argument, -1, text, sizeof text, NULL, NULL);
    fputs(text, file);
    fclose(file);
    return 0;
}

int wmain(int count, wchar_t **words)
{
    if (count == 2 && wcscmp(words[1], L"--self-test") == 0) {
        puts("ok the dummy game starts");
        return 0;
    }
    if (count == 3 && wcscmp(words[1], L"--stay") == 0)
        return stay(words[2]);
    return note(count > 1 ? words[1] : L"");
}
