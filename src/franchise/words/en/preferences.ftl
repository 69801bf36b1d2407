# How somebody likes the game: the dialog of settings.

preferences-colour-help = Wherever you sit down, you get it, unless another person has it already. A bot gives way.
preferences-look = Appearance
preferences-theme = Theme
preferences-motion = Animations
preferences-motion-help = How fast pieces travel and figures count. If your device asks for less motion, nothing moves.
motion-off = Off
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
preferences-playing = While playing
preferences-sound-help = For your turn, a scoring and the end of the game. Nothing is heard before your first move.
preferences-touch = Vibration
preferences-touch-help = The phone vibrates when it’s your turn.
preferences-asks = Ask before I waste something
preferences-asks-help = Before a turn ends that leaves out an expansion or loses a bonus tile. If this is off, the turn ends at once.
