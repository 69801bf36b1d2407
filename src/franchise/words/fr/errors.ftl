# Why the server refuses a request.

error-malformed = La requête est illisible : { $what }
error-too-large = La requête est trop volumineuse.
error-wrong-origin = La requête vient d’un autre site.
error-unknown-host = Ce serveur ne s’appelle pas { $host }.
error-too-many-requests = Trop de requêtes. Attendez un instant.
error-no-such-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse ne permet pas cela.
error-webhook-unsuitable = Aucun message ne peut être envoyé à cette adresse. Il faut une adresse publique qui commence par https://.
error-push-unsuitable = Cet appareil ne peut pas recevoir de notifications : l’abonnement du navigateur n’est pas valable.
error-no-identity = Choisissez d’abord un nom.
error-bad-token = Ce jeton d’accès est inconnu.
error-browser-only = Seul votre navigateur peut faire cela, pas un programme.
error-not-your-seat = Ce n’est pas votre place.
error-not-at-table = Vous n’avez pas de place à cette table.
error-host-only = Seul l’hôte peut faire cela.
error-closed-to-spectators = Cette table n’admet pas de spectateurs.
error-muted = L’hôte ne vous laisse plus écrire dans la discussion.
error-sent-away = L’hôte a libéré votre place. Attendez un peu avant de vous rasseoir à cette table.
error-banned = { $limited ->
    [yes] Vous êtes exclu de ce serveur jusqu’au { $day } : { $reason }
   *[no] Vous êtes exclu de ce serveur : { $reason }
}
error-network-banned = { $limited ->
    [yes] Votre réseau est exclu de ce serveur jusqu’au { $day } : { $reason }
   *[no] Votre réseau est exclu de ce serveur : { $reason }
}
error-invitation-needed = Ce serveur est réservé aux invités. Demandez un lien à quelqu’un qui joue ici, ou saisissez votre code d’invitation.
error-too-many-identities = Trop de personnes sont venues de votre réseau aujourd’hui. Réessayez demain.
error-no-such-table = Cette table n’existe pas.
error-no-such-seat = La table n’a pas cette place.
error-no-such-token = Ce jeton d’accès n’existe pas.
error-no-such-position = { $moves ->
    [one] La partie n’a que { $moves } coup.
   *[other] La partie n’a que { $moves } coups.
}
error-no-webhook = Vous n’avez pas indiqué d’adresse pour les notifications.
error-no-push = Cet appareil ne reçoit pas de notifications.
error-no-such-passkey = Cette clé d’accès n’existe pas.
error-no-such-study = Cette étude n’existe pas, ou elle n’est pas partagée.
error-no-such-puzzle = Ce problème n’existe pas ici.
error-no-such-message = Ce message n’existe pas.
error-no-such-identity = Personne n’a cet identifiant.
error-no-such-ban = Personne de tel n’est exclu.
error-no-such-invitation = Cette invitation n’existe pas, ou elle a expiré.
error-no-such-report = Ce signalement n’existe pas, ou il a été traité.
error-passkeys-unavailable = Les clés d’accès demandent HTTPS ou localhost, et un nom plutôt qu’une adresse en chiffres.
error-bad-passkey = Cette clé d’accès est inconnue ici, ou cela a pris trop de temps. Réessayez.
error-not-confirmed = Écrivez votre nom exactement comme il est affiché.
error-same-identity = C’est votre propre code : on vous connaît déjà ici.
error-both-at-table = Les deux ont une place à une table inachevée. Terminez d’abord cette partie, ou cédez l’une des places.
error-invitation-ended = Cette invitation n’est plus valable. Demandez-en une autre à l’hôte.
error-code-ended = Ce code a déjà servi ou est trop ancien. Demandez-en un autre.
error-already-seated = Vous avez déjà une place à cette table.
error-seat-taken = Cette place est déjà prise.
error-colour-taken = Quelqu’un a déjà cette couleur.
error-seats-open = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
error-answers-missing = Pas encore de réponse : { $names }.
error-no-turn-ahead = Votre prochain tour ne peut pas encore être préparé.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore terminée.
error-others-play = D’autres jouent encore cette partie. Abandonnez, ou confiez le rôle d’hôte.
error-no-person = Personne n’occupe cette place.
error-time-left = Il reste du temps.
error-bot-stands-in = Un bot joue à votre place. Reprenez d’abord votre place.
error-no-stand-in = Aucun bot ne joue à votre place.
error-nothing-asked = Personne n’a demandé à annuler un tour.
error-asked-already = Quelqu’un d’autre a demandé à annuler un tour. Répondez-lui d’abord.
error-owner-present = { $name } est à la table.
error-owner-was-here = { $name } était là il y a peu. La place ne peut être libérée qu’après une absence plus longue.
error-hints-off = Les conseils sont désactivés à cette table.
error-position-in-play = Cette position, ou une autre presque identique, est en train d’être jouée à une autre table, sans conseils. Elle pourra être examinée une fois cette partie terminée.
error-no-review = Il n’y a pas encore de retour sur cette partie.
error-too-many-tables = Vous avez { $count } tables inachevées. Terminez-en ou supprimez-en quelques-unes d’abord.
error-host-has-too-many = L’hôte a trop de tables inachevées. Il faut d’abord en terminer ou en supprimer quelques-unes.
error-too-many-tokens = Vous avez { $count } appareils et programmes. Supprimez-en quelques-uns d’abord.
error-too-many-studies = Vous avez { $count } études. Supprimez-en quelques-unes d’abord.
error-studies-too-large = Vos études sont trop volumineuses au total. Supprimez-en quelques-unes d’abord.
error-study-changed = Cette étude a été modifiée ailleurs. Rouvrez-la d’abord.
error-key-reused = Cette clé appartient à une autre requête.
error-not-your-turn = C’est à { $name } de jouer.
error-stale = La partie a avancé entre-temps.
error-illegal = Impossible : { $reason }.
error-unplayable = Cela ne peut pas se jouer : { $what }
error-impossible-position = Cette position n’est pas possible : { $what }
error-game-over = La partie est terminée.
error-nothing-to-undo = Il n’y a rien à annuler.
error-rules-differ = Les règles actuelles ne permettent plus de rejouer cette partie.
error-invitation-private = Il faut une invitation pour cette table.
error-storage-unavailable = Le serveur n’atteint pas ses données. Rien n’est perdu ; réessayez dans un instant.
error-storage-full = Le disque du serveur est plein. Rien n’a été modifié.
error-storage-read-only = Le serveur ne peut pas enregistrer. Rien n’a été modifié.
error-thinking-too-long = Tous les bots réfléchissent. Réessayez dans un instant.
error-drawing-too-long = Beaucoup d’images sont en préparation. Réessayez dans un instant.
error-no-pictures = Ce serveur ne crée pas d’images.
error-rules-compiling = Les règles sont en cours de préparation sur cette machine. Réessayez dans un instant.
error-internal = Une erreur s’est produite dans le serveur. Rien n’a été modifié.
