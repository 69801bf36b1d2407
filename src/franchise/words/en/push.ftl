# Notifications that arrive while no page of the game is open.

push-on = You’re notified on this device even when the game is closed.
push-none = You’re notified while a page of the game is open. { $why ->
    [install] On iPhone and iPad, add the game to the Home Screen first, then turn on notifications there.
    [insecure] For more, the game’s address must begin with https://.
    [failed] Your browser couldn’t reach its push service, so nothing arrives when the game is closed.
   *[unsupported] This browser doesn’t offer more.
}
push-impossible = { $why ->
    [install] On iPhone and iPad, add the game to the Home Screen first, then turn on notifications there.
    [insecure] Your browser only allows notifications if the game’s address begins with https://.
   *[unsupported] This browser can’t show notifications.
}
push-quiet = Quiet hours
push-quiet-help = Nothing arrives on this device during these hours. You’re told afterwards.
push-quiet-from = From
push-quiet-until = Until
push-test = Send a test
push-sent = The test is on its way.
push-lost = This device couldn’t be reached. Turn notifications off and on again.
