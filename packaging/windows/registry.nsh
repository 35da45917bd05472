; The registry entries of Straights, all below HKEY_CURRENT_USER.
;
; Never write to HKCU\Software\Straights: Qt stores the player's settings there, which remain after removal.

!define PROGRAM_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define OWN_KEY "Software\${APP_ID}"
!define CLASSES "Software\Classes"
!define APPLICATION_KEY "${CLASSES}\Applications\${WINDOW}.exe"
!define FILE_TYPE "${NAME}.Game"
!define OPEN_COMMAND '"$INSTDIR\${WINDOW}.exe" "%1"'

!define SHCNE_ASSOCCHANGED 0x08000000

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
!macroend

!macro Register
  !insertmacro RegisterFileType
  !insertmacro RegisterProgram
  !insertmacro TellExplorer
!macroend

!macro RegisterFileType
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ClearErrors  ; nothing there is no error; from here on, whatever cannot be written is one
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}" "" "$(GameFile)"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\_internal\document.ico"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\shell\open\command" "" '${OPEN_COMMAND}'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${FILE_TYPE}" ""
  ; A file type of another program is left to it; Straights is listed under Open with.
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${FILE_TYPE}"
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME_TYPE}"
  ${EndIf}
  WriteRegStr HKCU "${APPLICATION_KEY}" "FriendlyAppName" "${NAME}"
  WriteRegStr HKCU "${APPLICATION_KEY}\DefaultIcon" "" "$INSTDIR\${WINDOW}.exe,0"
  WriteRegStr HKCU "${APPLICATION_KEY}\SupportedTypes" "${SUFFIX}" ""
  WriteRegStr HKCU "${APPLICATION_KEY}\shell\open\command" "" '${OPEN_COMMAND}'
  WriteRegStr HKCU "${OWN_KEY}\Capabilities" "ApplicationName" "${NAME}"
  WriteRegStr HKCU "${OWN_KEY}\Capabilities" "ApplicationDescription" "$(Summary)"
  WriteRegStr HKCU "${OWN_KEY}\Capabilities" "ApplicationIcon" "$INSTDIR\${WINDOW}.exe,0"
  WriteRegStr HKCU "${OWN_KEY}\Capabilities\FileAssociations" "${SUFFIX}" "${FILE_TYPE}"
  WriteRegStr HKCU "Software\RegisteredApplications" "${APP_ID}" "${OWN_KEY}\Capabilities"
!macroend

!macro RegisterProgram
  WriteRegStr HKCU "${PROGRAM_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${PROGRAM_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${PROGRAM_KEY}" "VersionOrder" "${VERSION_ORDER}"
  WriteRegStr HKCU "${PROGRAM_KEY}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${PROGRAM_KEY}" "DisplayIcon" "$INSTDIR\${WINDOW}.exe,0"
  WriteRegStr HKCU "${PROGRAM_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${PROGRAM_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${PROGRAM_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${PROGRAM_KEY}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${PROGRAM_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${PROGRAM_KEY}" "NoRepair" 1
  !ifdef HOME_PAGE
    WriteRegStr HKCU "${PROGRAM_KEY}" "URLInfoAbout" "${HOME_PAGE}"
  !endif
!macroend

!macro Unregister
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${FILE_TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${FILE_TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${FILE_TYPE}"
  DeleteRegKey HKCU "${APPLICATION_KEY}"
  DeleteRegValue HKCU "Software\RegisteredApplications" "${APP_ID}"
  DeleteRegKey HKCU "${OWN_KEY}"
  DeleteRegKey HKCU "${PROGRAM_KEY}"
  !insertmacro TellExplorer
!macroend
