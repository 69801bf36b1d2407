# Where nobody answers.

offline-title = Keine Verbindung
offline-help = Du bist offline, oder der Server antwortet nicht. Deine Partien, wie du sie zuletzt gesehen hast:
offline-nothing = Du bist offline, oder der Server antwortet nicht. Partien, die du ansiehst, bleiben hier erhalten.
offline-seen = gesehen: { $time }
offline-standing = { $influence } Einfluss, { $money } $
