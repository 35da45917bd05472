; The Windows installer of Straights: for one user, without an administrator. packaging/windows/installer.py compiles it
; and defines the names in capitals below (VERSION, BUNDLE's file list as PAYLOAD, ...).
;
; Exit status: 0 installed, 1 cancelled, 2 failed, 3 this Windows is too old, 4 the game is running,
; 5 a newer version is installed, 6 the folder belongs to another program.

Target ${TARGET}  ; amd64-unicode, or x86-unicode where makensis has no 64-bit stub
Unicode true
!ifdef IS_FAST
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
!endif
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
CRCCheck force
; A file that cannot be written aborts the installation. By default, a silent one would skip it and continue.
AllowSkipFiles off

!define LEVEL_FAILED 2
!define LEVEL_SYSTEM 3
!define LEVEL_RUNNING 4
!define LEVEL_NEWER 5
!define LEVEL_TAKEN 6
!define UNINSTALLER "Uninstall ${NAME}.exe"
!define WINDOW_LINK "$SMPROGRAMS\${NAME}.lnk"
!define CONSOLE_LINK "$SMPROGRAMS\${NAME} Console.lnk"
!define DESKTOP_LINK "$DESKTOP\${NAME}.lnk"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include x64.nsh

Name "${NAME}"
BrandingText "${NAME} ${VERSION}"
OutFile "${TARGET_FILE}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"

!ifdef SIGNER
  !uninstfinalize '${SIGNER} "%1"' = 0
!endif

Var Before         ; the folder of the installed version; empty where there is none
Var BeforeVersion
Var HasChanged     ; 1 once something was written, so that a failure has something to take back
Var IsUpgrade      ; 1 where a newer installer runs this uninstaller, to have the old files away and nothing else

; ------------------------------------------------------------------------------------------ the pages
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${HEADER_PICTURE}"
!define MUI_HEADERIMAGE_UNBITMAP "${HEADER_PICTURE}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE_PICTURE}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC

; NSIS's own text asks the user to close all programs and mentions a restart; neither is needed here.
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)$\r$\n$\r$\n$_CLICK"
!insertmacro MUI_PAGE_WELCOME
; The licence grants rights and requires no consent, so there is nothing to accept.
!define MUI_PAGE_HEADER_TEXT "$(LicenceTitle)"
!define MUI_PAGE_HEADER_SUBTEXT "$(LicenceHeader)"
!define MUI_LICENSEPAGE_TEXT_TOP "$(LicenceAbove)"
!define MUI_LICENSEPAGE_TEXT_BOTTOM "$(LicenceBelow)"
!define MUI_LICENSEPAGE_BUTTON "$(^NextBtn)"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE LeaveFolderPage
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW}.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(StartIt)"
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(WhatStays)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!macro DescribeFile language
  VIAddVersionKey /LANG=${language} "ProductName" "${NAME}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "FileDescription" "${NAME}"
  VIAddVersionKey /LANG=${language} "CompanyName" "${AUTHORS}"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "${COPYRIGHT}"
!macroend
; From texts.nsh. The first language is the default for all others of Windows.
!include /CHARSET=UTF8 "${LANGUAGES}"
VIProductVersion "${FILE_VERSION}"
VIFileVersion "${FILE_VERSION}"

!include /CHARSET=UTF8 "${PAYLOAD}"
!include registry.nsh
!include removal.nsh
!include refusals.nsh

; -------------------------------------------------------------------------------------- the sections
!macro EndOnError
  ${If} ${Errors}
    SetErrorLevel ${LEVEL_FAILED}
    Abort
  ${EndIf}
!macroend

Section "$(TheGame)" GAME
  SectionIn RO
  Call RefuseTakenFolder
  Call RefuseFullDisk
  Push "$Before"
  Call AwaitGame
  Push "$INSTDIR"
  Call AwaitGame
  Call RemoveOlder
  StrCpy $HasChanged 1
  ClearErrors
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  CreateShortcut "${WINDOW_LINK}" "$INSTDIR\${WINDOW}.exe" "" "$INSTDIR\${WINDOW}.exe" 0
  !insertmacro EndOnError
  !insertmacro Register
  !insertmacro EndOnError
  ; The selected ones are created again below, since the folder may have changed.
  Delete "${DESKTOP_LINK}"
  Delete "${CONSOLE_LINK}"
SectionEnd

Section /o "$(OnDesktop)" ON_DESKTOP
  CreateShortcut "${DESKTOP_LINK}" "$INSTDIR\${WINDOW}.exe" "" "$INSTDIR\${WINDOW}.exe" 0
SectionEnd

; cmd /k keeps the console open when the game is over, so that its last lines can be read.
Section /o "$(ConsoleGame)" CONSOLE_GAME
  CreateShortcut "${CONSOLE_LINK}" "$SYSDIR\cmd.exe" '/k ""$INSTDIR\${CONSOLE}.exe""' "$INSTDIR\${CONSOLE}.exe" 0
SectionEnd

Section Uninstall
  Push "$INSTDIR"
  Call un.AwaitGame
  SetOutPath "$TEMP"  ; a folder that somebody stands in cannot be removed
  ClearErrors
  !insertmacro DeleteFiles
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(FilesStay)" /SD IDOK
    SetErrorLevel ${LEVEL_FAILED}
    Abort
  ${EndIf}
  !insertmacro RemoveFolders
  ${If} $IsUpgrade != 1
    !insertmacro DeleteLinks
    !insertmacro Unregister
  ${EndIf}
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR"
SectionEnd

; ------------------------------------------------------------------------------------- the callbacks
Function .onInit
  !insertmacro ChooseLanguage
  Call RefuseOldSystem
  Call FindBefore
  Call AskDowngrade
  ; Restore the choices of the last installation.
  ${If} ${FileExists} "${DESKTOP_LINK}"
    !insertmacro SelectSection ${ON_DESKTOP}
  ${EndIf}
  ${If} ${FileExists} "${CONSOLE_LINK}"
    !insertmacro SelectSection ${CONSOLE_GAME}
  ${EndIf}
FunctionEnd

Function .onInstFailed
  ${If} $HasChanged == 1
    Call TakeBack
    MessageBox MB_OK|MB_ICONSTOP "$(NotInstalled)" /SD IDOK
  ${EndIf}
FunctionEnd

Function un.onInit
  !insertmacro ChooseLanguage
  ClearErrors
  ${GetOptions} $CMDLINE "/UPGRADE" $0
  ${IfNot} ${Errors}
    StrCpy $IsUpgrade 1
  ${EndIf}
FunctionEnd
