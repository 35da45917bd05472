; Checks before any change: the system, the installed version, a running game, the folder, the disk space.

!define BUILD_OF_1809 17763

!macro ChooseLanguage
  ClearErrors
  ${GetOptions} $CMDLINE "/LANG=" $0
  ${IfNot} ${Errors}
    StrCpy $LANGUAGE $0
  ${EndIf}
!macroend

Function RefuseOldSystem
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(Needs64Bits)" /SD IDOK
    SetErrorLevel ${LEVEL_SYSTEM}
    Quit
  ${EndIf}
  ${IfNot} ${AtLeastBuild} ${BUILD_OF_1809}
    MessageBox MB_OK|MB_ICONSTOP "$(NeedsNewer)" /SD IDOK
    SetErrorLevel ${LEVEL_SYSTEM}
    Quit
  ${EndIf}
FunctionEnd

; A version counts as installed if its uninstaller exists. /D= may select another folder.
Function FindBefore
  ReadRegStr $0 HKCU "${PROGRAM_KEY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\${UNINSTALLER}"
    StrCpy $Before $0
    ReadRegStr $BeforeVersion HKCU "${PROGRAM_KEY}" "DisplayVersion"
    ${If} $INSTDIR == "$LOCALAPPDATA\Programs\${NAME}"
      StrCpy $INSTDIR $Before
    ${EndIf}
  ${EndIf}
FunctionEnd

Function AskDowngrade
  ${If} $Before == ""
    Return
  ${EndIf}
  ReadRegStr $0 HKCU "${PROGRAM_KEY}" "VersionOrder"
  ${VersionCompare} "$0" "${VERSION_ORDER}" $1
  ${If} $1 = 1
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(ReplaceNewer)" /SD IDNO IDYES replace
    SetErrorLevel ${LEVEL_NEWER}
    Quit
    replace:
  ${EndIf}
FunctionEnd

; Windows locks a running program against writing: if it can be opened for writing, it is not running.
!macro DefineAwaitGame un
Function ${un}AwaitGame
  Exch $R0
  again:
  ClearErrors
  ${If} ${FileExists} "$R0\${WINDOW}.exe"
    FileOpen $R1 "$R0\${WINDOW}.exe" a
    FileClose $R1
  ${EndIf}
  ${If} ${FileExists} "$R0\${CONSOLE}.exe"
    FileOpen $R1 "$R0\${CONSOLE}.exe" a
    FileClose $R1
  ${EndIf}
  ${If} ${Errors}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(GameRuns)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${LEVEL_RUNNING}
    Abort
  ${EndIf}
  Pop $R0
FunctionEnd
!macroend
!insertmacro DefineAwaitGame ""
!insertmacro DefineAwaitGame "un."

; Every program frozen in the same way has this file; a folder cannot contain two of them. It is ours if the
; uninstaller or the registry says so: either may have been lost.
Function IsTakenFolder
  StrCpy $0 no
  ReadRegStr $1 HKCU "${PROGRAM_KEY}" "InstallLocation"
  ${If} $INSTDIR != $1
  ${AndIfNot} ${FileExists} "$INSTDIR\${UNINSTALLER}"
  ${AndIf} ${FileExists} "$INSTDIR\_internal\base_library.zip"
    StrCpy $0 yes
  ${EndIf}
FunctionEnd

Function LeaveFolderPage
  Call IsTakenFolder
  ${If} $0 == yes
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FolderTaken)"
    Abort  ; stays on the page
  ${EndIf}
FunctionEnd

Function RefuseTakenFolder
  Call IsTakenFolder
  ${If} $0 == yes
    MessageBox MB_OK|MB_ICONSTOP "$(FolderTaken)" /SD IDOK
    SetErrorLevel ${LEVEL_TAKEN}
    Abort
  ${EndIf}
FunctionEnd

; Before the older version is removed: without space for the new version, the old one is kept.
Function RefuseFullDisk
  ${GetRoot} "$INSTDIR" $0
  ClearErrors
  ${DriveSpace} "$0\" "/D=F /S=M" $1
  ${If} ${Errors}
    Return  ; a drive that does not tell: writing will show it
  ${EndIf}
  ${If} $1 < ${SIZE_MB}
    MessageBox MB_OK|MB_ICONSTOP "$(DiskFull)" /SD IDOK
    SetErrorLevel ${LEVEL_FAILED}
    Abort
  ${EndIf}
FunctionEnd
