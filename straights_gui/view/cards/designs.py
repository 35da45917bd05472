"""The designs that a player may choose, by the names used in the preferences, in the order of the gallery."""

from straights_gui.view.cards.artwork import artwork

FACES = artwork().faces
BACKS = tuple(artwork().backs)
