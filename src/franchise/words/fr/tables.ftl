# Everything around a table: who sits there, what may be done with it, what can go wrong.

## Tables and who sits there

tab-your-turn = ● À vous de jouer – Franchise
table-of = { $others ->
    [0] { $bots ->
        [0] { $names }
        [one] { $names } et { $bots } bot
       *[other] { $names } et { $bots } bots
    }
    [one] { $names } et { $others } autre
   *[other] { $names } et { $others } autres
}
table-of-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
table-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
games-waits = { $free ->
    [0] peut commencer
    [one] { $free } place libre
   *[other] { $free } places libres
}
seat-host = hôte
seat-muted = en sourdine
seat-bot-of = bot · { $level }
seat-lost = en attente d’un joueur
seat-lost-bot = libre ; un bot joue en attendant
seat-lost-invite = Toute personne qui ouvre ce lien prend la place libre et continue la partie.
seat-mine = Votre place
seat-of = Place : { $name }
seat-others = Les autres
seat-more = Plus…
seat-level = Niveau : { $name }
seat-free-of = Retirer { $name } de la table

## What may be done

menu-table = Cette table
do-not = Annuler
do-return = Reprendre la main
do-return-help = Le bot vous rend votre place.
do-bot-turn = Confier ce tour à un bot
do-bot-turn-help = Seulement celui-ci ; ensuite, vous reprenez la main.
do-bot-until-return = Me faire remplacer par un bot
do-bot-until-return-help = Le temps d’une pause. Vous pouvez reprendre votre place à tout moment.
do-hand-over = Continuer sur un autre appareil
do-hand-over-help = Avec un code, votre téléphone ou un autre ordinateur prend cette place.
do-resign = Abandonner
do-resign-help = Un bot prend votre place pour le reste de la partie.
do-resign-sure = Vous quittez cette partie pour de bon, et un bot joue à votre place. Vous ne pourrez pas revenir.
do-get-up = Libérer ma place
do-get-up-help = Quelqu’un d’autre peut alors la prendre.
do-send-away = Retirer de la table
do-send-away-help = { $name } perd cette place et peut revenir avec le lien.
do-send-away-sure = Retirer { $name } de la table ?
do-bot-for-late-turn = Confier ce tour à un bot
do-bot-for-late-turn-help = { $name } a épuisé son temps.
do-bot-for-late = Remplacer par un bot
do-bot-for-late-help = { $name } peut reprendre sa place à tout moment.
do-bot-until-taken = Faire jouer un bot en attendant
do-bot-until-taken-help = La partie continue, même si la place reste libre.
do-reopen = Donner la place à quelqu’un d’autre
do-reopen-help = Aussi en cas d’appareil perdu : un lien ramène à cette place.
do-reopen-sure = { $name } perd cette place. La première personne qui ouvre le lien la prend.
do-make-host = Confier le rôle d’hôte
do-make-host-help = C’est alors { $name } qui gère cette table.
do-make-host-sure = Confier le rôle d’hôte à { $name } ? Vous ne pourrez pas le reprendre vous-même.
do-mute = Mettre en sourdine
do-mute-help = { $name } peut toujours jouer et lire, mais plus écrire dans la discussion.
do-unmute = Lever la sourdine
do-unmute-help = { $name } peut de nouveau écrire dans la discussion.
handover-how = Sur l’autre appareil, ouvrez { $address }, choisissez « Reprendre une place » et tapez ce code :
handover-until = Il ne sert qu’une fois et expire à { $time }. Ensuite, on joue sur l’autre appareil ; celui-ci regarde.
handover-copied = Le code est copié.
takeover-title = Reprendre une place
takeover-lead = Continuer ici une partie d’un autre appareil
takeover-help = Sur l’autre appareil, ouvrez le menu de la partie, puis « Cette table » et « Continuer sur un autre appareil ». Un code s’affiche.
takeover-code = Code
takeover-take = Prendre la place
invitation-text = Une place vous attend : { $table }
invitation-share = Partager
invitation-qr = QR code
invitation-qr-label = L’invitation sous forme de QR code
invitation-renew = Créer un autre lien
invitation-renewed = Voici un autre lien ; le précédent ne fonctionne plus.
invitation-elsewhere = Un autre appareil a créé le lien vers cette table. Il fonctionne encore ; si vous en créez un autre, il ne fonctionnera plus.
settings-title = Réglages de la table
settings-name = Nom
settings-name-none = sans nom : affiche les joueurs
settings-minutes = { $minutes } min
settings-substitute = Bot remplaçant
settings-spectators = Ouverte aux spectateurs
settings-spectators-help = Quiconque connaît l’adresse peut regarder.
table-delete = Supprimer la table
table-delete-sure = Supprimer cette table avec sa partie et sa discussion, pour tous et pour de bon ?
table-delete-later = Cette table pourra être supprimée après la partie : d’autres jouent encore.
report-table = Signaler cette table…
report-table-title = Signaler cette table
report-message = Signaler ce message ({ $name })…
report-message-title = Signaler ce message
report-help = La personne qui gère ce serveur lira votre signalement, avec le nom de la table et le vôtre. Personne à la table n’en est informé.
report-reason = Que se passe-t-il ?
report-send = Signaler
report-done = Signalement envoyé. La personne qui gère ce serveur va l’examiner.
notes-title = Notes privées
notes-help = Personne d’autre ne peut lire ceci.
notes-kept = Enregistré. Visible par vous uniquement.
notes-writing = Enregistrement…
waiting-late = { $player } a épuisé son temps
undo-asked-by = { $name } voudrait annuler un tour. Êtes-vous d’accord ?
undo-waiting-for = Vous demandez à annuler votre tour. Accord attendu : { $names }
undo-withdraw = Retirer ma demande

## What happens at the table

news-sat-down = { $name } prend place.
news-got-up = { $name } libère sa place.
news-sent-away = { $known ->
    [yes] { $by } a retiré { $name } de la table.
   *[no] Place retirée : { $name }.
}
news-resigned = { $name } abandonne. Un bot prend la suite.
news-bot-stands-in = { $how ->
    [turn] Un bot joue ce tour pour { $name }.
   *[until_return] Un bot remplace { $name }.
}
news-bot-left = Le bot qui a joué pour { $name } s’en va.
news-returned = { $name } est de retour.
news-device-changed = { $name } joue désormais sur un autre appareil.
news-seat-opened = { $known ->
    [yes] { $by } a libéré une place : { $name }.
   *[no] Place libérée : { $name }.
}
news-seat-taken = Quelqu’un continue pour { $name }.
news-host-changed = { $name } gère désormais la table.
news-turn-time-changed = { $limited ->
    [yes] Temps par tour, désormais : { $time }.
   *[no] Le temps par tour n’est plus limité.
}
news-time-up = { $name } a épuisé son temps.
news-undo-asked = { $name } voudrait annuler un tour.
news-undo-agreed = { $name } accepte l’annulation.
news-undo-refused = { $name } refuse l’annulation.
news-undo-withdrawn = { $name } ne demande plus l’annulation.
news-moves-taken-back = Le tour est annulé, comme { $name } le souhaitait.
news-rematch-asked = { $name } propose une revanche.
news-rematch-declined = { $name } ne veut pas de revanche.
rematch-asked = Revanche avec { $names } ? Vous en êtes ?
rematch-join = J’en suis
rematch-decline = Non, merci
rematch-waits = Réponse attendue : { $names }
seat-asked = revanche proposée
games-asked = revanche ?
summary-time = { $limited ->
    [yes] { $time } par tour
   *[no] Temps illimité
}
time-left = encore { $time }
time-over = temps écoulé
next-game = Partie suivante
next-game-waits = { $count ->
    [one] Partie suivante : { $count } table vous attend
   *[other] Partie suivante : { $count } tables vous attendent
}
ahead-plan = Préparer mon tour
ahead-title = Votre prochain tour
ahead-help = Tour en cours : { $player }. Votre plan est gardé jusqu’à votre tour ; rien n’est joué tout seul.
ahead-stop = Arrêter
ahead-ready = C’est à vous de jouer. Votre plan est prêt.
ahead-dropped = Plus possible dans votre plan : { $moves }

## Being told

notify-title = Me prévenir quand c’est à moi
notify-on = Me prévenir dans ce navigateur
notify-off = Les notifications sont actives. Arrêter
notify-help = Une notification apparaît quand c’est à vous de jouer et que cette page n’est pas visible.
notify-refused = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
notify-turn = C’est à vous de jouer
notify-reminder = Votre temps s’écoule
webhook-title = Par ntfy, Discord ou Slack
webhook-help = Le serveur envoie un message à cette adresse quand c’est à vous de jouer et que la table n’est pas ouverte chez vous. Cela vaut pour toutes vos tables.
webhook-kind = Service
webhook-address = Adresse du service
webhook-save = M’avertir à cette adresse
webhook-set = Vos notifications sont envoyées chez { $host }.
webhook-stopped = Les notifications envoyées chez { $host } n’arrivaient pas et se sont arrêtées. Faites un essai, et elles reprendront.
webhook-try = Faire un essai
webhook-remove = Arrêter ces notifications
webhook-arrived = La notification est arrivée.
webhook-unreachable = Personne ne répond à cette adresse.
webhook-refused = Ce service refuse le message.

## When things go wrong

table-closed = L’hôte a fermé cette table aux spectateurs.
played-elsewhere = Vous avez joué ce tour dans un autre onglet ou sur un autre appareil ; voici la position actuelle.
plan-kept = Votre plan est conservé.
plan-not-sent = Connexion rétablie. Votre tour n’est pas encore envoyé.
lost-title = Aucune route ne mène ici
lost-help = L’adresse a peut-être perdu une lettre en chemin.
join-ended = Vous arrivez trop tard
join-ended-help = Toutes les places sont peut-être prises, ou l’hôte a envoyé un autre lien. Si vous y avez déjà une place, la table est parmi vos parties.

## Rules that were corrected

notice-rules-changed = Les règles ont été corrigées : cette partie suit désormais la version { $version }. Tous ses coups restent valables.
notice-cut-by-rules = Les règles ont été corrigées : cette partie suit désormais la version { $version } et reprend après le dernier coup qu’elle permet.
rules-version = Jouée selon la version { $version } des règles.
kept-ended = Terminée le { $day }.
kept-why = Les règles ont été corrigées depuis et ne permettent plus de rejouer cette partie jusqu’au bout. Son résultat demeure, et l’enregistrement contient chaque coup.
kept-look = La revoir aussi loin que possible
