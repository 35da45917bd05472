; Removal of files: those of an older version, those of a failed installation, and the links.

!macro DeleteLinks
  Delete "${WINDOW_LINK}"
  Delete "${CONSOLE_LINK}"
  Delete "${DESKTOP_LINK}"
!macroend

; The older version is removed by its own uninstaller, which knows its files. A copy of that is run, so that it
; can delete the original and returns its exit status.
Function RemoveOlder
  ${If} $Before == ""
    Return
  ${EndIf}
  InitPluginsDir
  again:
  ClearErrors
  CopyFiles /SILENT "$Before\${UNINSTALLER}" "$PLUGINSDIR\older.exe"
  ExecWait '"$PLUGINSDIR\older.exe" /S /UPGRADE _?=$Before' $0
  ${If} ${Errors}
    StrCpy $0 ${LEVEL_FAILED}
  ${EndIf}
  ${If} $0 = 0
    Return
  ${EndIf}
  ${If} $0 = ${LEVEL_RUNNING}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(GameRuns)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${LEVEL_RUNNING}
    Abort
  ${EndIf}
  MessageBox MB_RETRYCANCEL|MB_ICONSTOP "$(OlderStays)" /SD IDCANCEL IDRETRY again
  SetErrorLevel ${LEVEL_FAILED}
  Abort
FunctionEnd

; After a failure: remove everything rather than leave a partial installation.
Function TakeBack
  SetOutPath "$TEMP"
  !insertmacro DeleteFiles
  !insertmacro RemoveFolders
  !insertmacro DeleteLinks
  !insertmacro Unregister
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"
FunctionEnd
