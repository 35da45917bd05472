"""The women: their colours and the outlines of their parts."""

from __future__ import annotations

from straights_gui.view.portraits.portrait import HEART, NARROW, OVAL, ROUND, Portrait

WOMEN: dict[str, Portrait] = {
    "bob": Portrait(
        face=HEART,
        skin="#f6d5b8",
        hair="#2f2a33",
        top="#b3263a",
        trim="#fdfbf5",
        accent="#fdfbf5",
        ground="#e9d3c0",
        has_ears=False,
        has_lashes=True,
        behind=(
            (
                "hair",
                (
                    "M 50 13 C 22 12 20 38 23 60 "
                    "C 23.5 68 24 72 27 73 C 40 76 60 76 73 73 C 76 72 76.5 68 77 60 "
                    "C 80 38 78 12 50 13 Z"
                ),
            ),
        ),
        clothes=(
            ("top", NARROW),
            ("bare", "M 42 77 L 42 79 Q 50 94 58 79 L 58 77 Z"),
            ("line", "~M 41.4 78.6 Q 50 94 58.6 78.6"),
            (
                "trim",
                "O 41 83.5 2.1 2.1 O 45 87.2 2.1 2.1 O 50 88.8 2.1 2.1 O 55 87.2 2.1 2.1 O 59 83.5 2.1 2.1",
            ),
        ),
        front=(
            (
                "hair",
                (
                    "M 50 13 C 25 12 22 36 24 56 C 25 67 29 71 33.5 70 C 31 60 31 50 33 40.5 "
                    "C 45 41.5 58 40.5 67 40 C 69 50 69 60 66.5 70 C 71 71 75 67 76 56 C 78 36 75 12 50 13 Z"
                ),
            ),
            ("light", "~M 31 28 C 35 21 43 18 51 18.5"),
        ),
    ),
    "bun": Portrait(
        zoom=1.07,
        face=ROUND,
        skin="#efc6a4",
        hair="#c9c7cc",
        top="#6c4a86",
        trim="#e7d9f0",
        accent="#a8772c",
        ground="#d6dfe6",
        has_lashes=True,
        is_old=True,
        glasses="round",
        behind=(
            ("hair", "O 50 12.5 11.5 9.5"),
            ("light", "~M 44 8.5 Q 50 5 56 8.5"),
            ("hair", "M 50 17 C 28 17 25 36 28 50 L 72 50 C 75 36 72 17 50 17 Z"),
        ),
        clothes=(
            ("top", NARROW),
            ("trim", "M 41 79 L 50 93 L 59 79 L 63 83 L 51.5 104 L 48.5 104 L 37 83 Z"),
            ("accent", "O 50 94.5 2.6 3.2"),
        ),
        front=(
            (
                "hair",
                (
                    "M 50 17 C 29 17 26 34 30.5 47 C 34 40 40 33 50 28.5 C 60 33 66 40 69.5 47 "
                    "C 74 34 71 17 50 17 Z"
                ),
            ),
            ("light", "~M 34 33 C 38 26 43 23 48 21.5"),
            ("light", "~M 66 33 C 62 26 57 23 52 21.5"),
        ),
    ),
    "curls": Portrait(
        zoom=1.06,
        face=OVAL,
        skin="#8d5a3b",
        hair="#2a1d1b",
        top="#e0a83a",
        trim="#c5502e",
        accent="#e6b84f",
        ground="#cfe0dc",
        has_lashes=True,
        behind=(
            (
                "hair",
                (
                    "M 50 6 C 60 3 70 7 74 14 C 83 17 87 27 84 35 C 89 43 87 54 80 58 C 79 66 71 70 64 67 "
                    "L 36 67 C 29 70 21 66 20 58 C 13 54 11 43 16 35 C 13 27 17 17 26 14 C 30 7 40 3 50 6 Z"
                ),
            ),
        ),
        clothes=(
            ("top", NARROW),
            ("bare", "M 42 77 L 41 79 Q 50 96 59 79 L 58 77 Z"),
            ("trim", "~M 40.5 79.5 Q 50 97 59.5 79.5"),
        ),
        front=(
            (
                "hair",
                (
                    "M 31.5 45 C 27 40 27 31 31 28 "
                    "C 30 21 37 16 42 18 C 46 13 55 13 58 18 C 64 16 70 21 69 28 "
                    "C 73 31 73 40 68.5 45 C 68 39 66 34 62.5 31.5 C 58 34.5 54 32.5 51 30 "
                    "C 47 34 41 34 37.5 31.5 C 34 34 32 39 31.5 45 Z"
                ),
            ),
            ("light", "~M 27 24 Q 30 18 36 16"),
            ("light", "~M 46 10.5 Q 51 8.5 57 10.5"),
            ("light", "~M 22 40 Q 20.5 35 22.5 30"),
            ("light", "~M 73 22 Q 77 25 78 30"),
            ("accent", "O 30 61.5 2.8 3.6"),
            ("accent", "O 70 61.5 2.8 3.6"),
        ),
    ),
    "braids": Portrait(
        face=HEART,
        skin="#f7dcc3",
        hair="#e2b45a",
        top="#3d7ea6",
        trim="#fdfbf5",
        accent="#b3263a",
        ground="#d5e6ee",
        has_lashes=True,
        has_freckles=True,
        has_ears=False,
        behind=(("hair", "M 50 15 C 27 14 24 34 27 56 L 73 56 C 76 34 73 14 50 15 Z"),),
        clothes=(
            ("top", NARROW),
            ("trim", "M 40 78 C 43 90 57 90 60 78 L 64.5 81 C 60 95.5 40 95.5 35.5 81 Z"),
        ),
        front=(
            (
                "hair",
                (
                    "M 50 15 C 28 14 25 34 29 52 C 31.5 52.5 32 50 32 47 C 34 40 42 36 50 29.5 "
                    "C 58 36 66 40 68 47 C 68 50 68.5 52.5 71 52 C 75 34 72 14 50 15 Z"
                ),
            ),
            ("bronze", "~M 50 16 L 50 29"),
            ("light", "~M 34 31 C 37 25 41 21.5 46 20"),
            ("hair", "M 29.5 51 C 24 52 23 58 26.5 60.5 C 32 60 34 54.5 29.5 51 Z"),
            ("hair", "M 26.5 59 C 21 60.5 20.5 67 24.5 69.5 C 30 68.5 31 62.5 26.5 59 Z"),
            ("hair", "M 25 68.5 C 20 70.5 20 77 24 79 C 29.5 78 30 72 25 68.5 Z"),
            ("accent", "M 21.5 79.5 L 27.5 78 L 28 81.5 L 22 83 Z"),
            ("hair", "M 23 82.5 L 27.5 81.5 C 29 86 28.5 89 27 92 C 23.5 90 22 87 23 82.5 Z"),
            ("hair", "M 70.5 51 C 76 52 77 58 73.5 60.5 C 68 60 66 54.5 70.5 51 Z"),
            ("hair", "M 73.5 59 C 79 60.5 79.5 67 75.5 69.5 C 70 68.5 69 62.5 73.5 59 Z"),
            ("hair", "M 75 68.5 C 80 70.5 80 77 76 79 C 70.5 78 70 72 75 68.5 Z"),
            ("accent", "M 78.5 79.5 L 72.5 78 L 72 81.5 L 78 83 Z"),
            ("hair", "M 77 82.5 L 72.5 81.5 C 71 86 71.5 89 73 92 C 76.5 90 78 87 77 82.5 Z"),
        ),
    ),
    "long": Portrait(
        face=OVAL,
        skin="#f2cfa6",
        hair="#1f1d26",
        top="#2f8578",
        trim="#bfe0d8",
        accent="#d98aa6",
        ground="#f0d9df",
        has_lashes=True,
        has_ears=False,
        behind=(
            (
                "hair",
                (
                    "M 50 13 C 24 12 22 36 23 58 "
                    "C 23.5 74 21 86 17 95 C 30 98 70 98 83 95 C 79 86 76.5 74 77 58 "
                    "C 78 36 76 12 50 13 Z"
                ),
            ),
        ),
        clothes=(
            ("top", "M 18 104 C 20 92 31 84 42 80 L 58 80 C 69 84 80 92 82 104 Z"),
            ("bare", "M 42 77 L 42 80 L 50 92 L 58 80 L 58 77 Z"),
            ("trim", "M 42 79.5 L 50 91 L 58 79.5 L 61.5 82 L 50 98 L 38.5 82 Z"),
        ),
        front=(
            (
                "hair",
                (
                    "M 55 14 C 30 10 23 30 25 58 C 25.5 68 25 76 23.5 83 C 29 82 32.5 74 32.5 62 "
                    "C 31 54 31.5 46 34 40 C 42 38 51 33 56 24.5 "
                    "C 58 32 63 37 66.5 41 C 69 48 68.5 56 67.5 62 "
                    "C 67.5 74 71 82 76.5 83 C 75 76 74.5 68 75 58 C 77 32 72 15 55 14 Z"
                ),
            ),
            ("light", "~M 33 29 C 36 23 42 19.5 48 19"),
            ("light", "~M 28.5 52 C 28.5 60 28.5 66 28 71"),
            ("accent", "O 67.5 30 2.5 2.5 O 71.5 33.5 2.5 2.5 O 66.8 35 2.5 2.5 O 70.8 29 2.5 2.5"),
            ("gold", "O 69 32 1.9 1.9"),
        ),
    ),
    "scarf": Portrait(
        zoom=1.1,
        face=OVAL,
        skin="#d8a67c",
        hair="#3a2a24",
        top="#3a4d7d",
        trim="#f3e3c3",
        accent="#b8567d",
        ground="#dde7d0",
        has_lashes=True,
        has_ears=False,
        behind=(
            (
                "accent",
                (
                    "M 50 12 C 22 11 22 36 25 56 C 26 68 24 80 24 90 L 76 90 C 76 80 74 68 75 56 "
                    "C 78 36 78 11 50 12 Z"
                ),
            ),
        ),
        clothes=(("top", NARROW),),
        front=(
            (
                "accent",
                (
                    "M 50 12 C 23 11 22 36 25 56 C 26 66 27 76 33 82 "
                    "C 40 89 60 89 67 82 C 73 76 74 66 75 56 C 78 36 77 11 50 12 Z"
                    " M 50 24.5 C 63 24.5 66.5 35 66 47 "
                    "C 65.5 58 60 71 50 71.5 C 40 71 34.5 58 34 47 C 33.5 35 37 24.5 50 24.5 Z"
                ),
            ),
            (
                "accent_dark",
                "M 29 71 C 36 81 52 84 69 74 C 71 80 69 88 66 92 C 58 97 44 96 35 91 C 30 86 28 78 29 71 Z",
            ),
            ("trim", "~M 35.5 80 C 44 87 56 87.5 66 81.5"),
            ("accent_light", "~M 29.5 39 C 30 28 36 19 46 17.5"),
        ),
    ),
}
