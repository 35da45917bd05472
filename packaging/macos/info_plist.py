"""Info.plist: the program's version, its languages, and the file types that it opens.

The keys are those of Apple's Information Property List reference.
"""

from bundle import names
from engine.straights.protocol.server_messages import SERVICE

MIN_MACOS = "13.0"  # the minimum of PySide6's wheel
DOCUMENT_TYPE = f"{names.APP_ID}.game"


def info_plist() -> dict[str, object]:
    """The properties added to those that PyInstaller writes."""
    return {
        "CFBundleName": names.NAME,
        "CFBundleDisplayName": names.NAME,
        "CFBundleExecutable": names.WINDOW,  # PyInstaller would take the first program in alphabetical order
        "LSBackgroundOnly": False,  # PyInstaller would set it because of the console program
        "CFBundleShortVersionString": names.RELEASE.plain,
        "CFBundleVersion": names.RELEASE.plain,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(names.LANGUAGES),
        "CFBundleDocumentTypes": [_document()],
        "UTExportedTypeDeclarations": [_declaration()],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": MIN_MACOS,
        "NSHighResolutionCapable": True,
        "NSBonjourServices": [SERVICE.removesuffix(".local.")],
        "NSLocalNetworkUsageDescription": "Straights finds tables near you, and lets others join yours.",
        "NSHumanReadableCopyright": f"MIT, {names.AUTHORS}",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # the table supports the dark appearance
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def _document() -> dict[str, object]:
    return {
        "CFBundleTypeName": f"{names.NAME} Game",
        "CFBundleTypeIconFile": "document.icns",
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [DOCUMENT_TYPE],
    }


def _declaration() -> dict[str, object]:
    return {
        "UTTypeIdentifier": DOCUMENT_TYPE,
        "UTTypeDescription": f"{names.NAME} Game",
        "UTTypeIconFile": "document.icns",
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [names.SUFFIX.removeprefix(".")],
            "public.mime-type": [names.MIME_TYPE],
        },
    }
