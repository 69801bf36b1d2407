# Where nobody answers.

offline-title = No connection
offline-help = You’re offline, or the server isn’t responding. Your games as you last saw them:
offline-nothing = You’re offline, or the server isn’t responding. Games that you look at will be kept here.
offline-seen = seen { $time }
offline-standing = { $influence } influence, ${ $money }
