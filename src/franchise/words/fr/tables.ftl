# Everything around a table: who sits there, what may be done with it, what can go wrong.

## Tables and who sits there

tab-your-turn = ● À vous de jouer – Franchise
table-of = { $others ->
    [0] { $bots ->
        [0] { $names }
        [one] { $names } et un bot
       *[other] { $names } et { $bots } bots
    }
   *[other] { $names } et { $others } autres
}
table-of-bots = { $bots ->
    [one] Un bot
   *[other] { $bots } bots
}
table-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
games-waits = { $free ->
    [0] peut commencer
    [one] une place libre
   *[other] { $free } places libres
}
seat-host = hôte
seat-muted = sans parole
seat-bot-of = bot · { $level }
seat-lost = attend quelqu’un
seat-lost-bot = libre ; un bot joue en attendant
seat-lost-invite = Toute personne qui ouvre ce lien prend la place libre et continue la partie.
seat-mine = Votre place
seat-of = Place de { $name }
seat-others = Les autres
seat-more = Plus…
seat-level = Niveau de { $name }
seat-free-of = Renvoyer { $name }

## What may be done

menu-table = Cette table
do-not = Finalement non
do-return = Reprendre la main
do-return-help = Le bot qui vous remplace se lève.
do-bot-turn = Laisser un bot jouer ce tour
do-bot-turn-help = Seulement celui-ci ; ensuite vous continuez.
do-bot-until-return = Laisser un bot jouer jusqu’à mon retour
do-bot-until-return-help = Pour une pause. Vous pouvez reprendre votre place à tout moment.
do-hand-over = Continuer sur un autre appareil
do-hand-over-help = Avec un code, votre téléphone ou un autre ordinateur prend cette place.
do-resign = Abandonner
do-resign-help = Un bot prend votre place pour le reste de la partie.
do-resign-sure = Vous quittez cette partie pour de bon, et un bot joue à votre place. Vous ne pourrez pas revenir.
do-get-up = Se lever
do-get-up-help = La place devient libre pour quelqu’un d’autre.
do-send-away = Renvoyer
do-send-away-help = { $name } perd cette place et peut revenir avec le lien.
do-send-away-sure = Renvoyer { $name } de la table ?
do-bot-for-late-turn = Un bot joue ce tour
do-bot-for-late-turn-help = Le temps de { $name } est écoulé.
do-bot-for-late = Un bot joue jusqu’au retour
do-bot-for-late-help = { $name } peut reprendre la place à tout moment.
do-bot-until-taken = Un bot joue en attendant
do-bot-until-taken-help = La partie n’attend pas la place libre.
do-reopen = Donner la place à quelqu’un d’autre
do-reopen-help = Pour qui a perdu son appareil : un lien ramène à cette place.
do-reopen-sure = { $name } perd cette place. La première personne qui ouvre le lien la prend.
do-make-host = Confier le rôle d’hôte
do-make-host-help = C’est alors { $name } qui gère cette table.
do-make-host-sure = Confier le rôle d’hôte à { $name } ? Vous ne pourrez pas revenir là-dessus.
do-mute = Retirer la parole dans la discussion
do-mute-help = { $name } peut toujours jouer et lire.
do-unmute = Rendre la parole
do-unmute-help = { $name } peut de nouveau écrire dans la discussion.
handover-how = Sur l’autre appareil, ouvrez { $address }, choisissez « Reprendre une place » et tapez ce code :
handover-until = Il sert une fois, jusqu’à { $time }. Ensuite cet appareil-là joue, et celui-ci regarde.
handover-copied = Le code est copié.
takeover-title = Reprendre une place
takeover-lead = Continuer une partie d’un autre appareil
takeover-help = Sur l’autre appareil, ouvrez le menu de la partie, puis « Cette table » et « Continuer sur un autre appareil ». Un code s’affiche.
takeover-code = Code
takeover-take = Prendre la place
invitation-text = Une place est libre pour vous : { $table }
invitation-share = Partager
invitation-renew = Créer un autre lien
invitation-renewed = C’est un autre lien ; le précédent ne mène plus nulle part.
invitation-elsewhere = Un autre appareil a créé le lien vers cette table. Il marche encore ; si vous en créez un autre, il ne marchera plus.
settings-title = Réglages de la table
settings-name = Nom
settings-name-none = aucun : on voit qui joue
settings-minutes = { $minutes } min
settings-substitute = Bot remplaçant
settings-spectators = Ouverte aux spectateurs
settings-spectators-help = Quiconque connaît l’adresse peut regarder.
table-delete = Supprimer la table
table-delete-sure = Supprimer cette table avec sa partie et sa discussion, pour tous et pour de bon ?
table-delete-later = Cette table pourra être supprimée après la partie : d’autres jouent encore.
notes-title = Notes privées
notes-help = Vous seul pouvez lire ceci.
notes-kept = Conservées par le serveur, pour vous seul.
notes-writing = Enregistrement…
waiting-late = Le temps de { $player } est écoulé
undo-asked-by = { $name } voudrait reprendre un tour. Êtes-vous d’accord ?
undo-waiting-for = Vous voulez reprendre votre tour. Doivent encore répondre : { $names }
undo-withdraw = Finalement non

## Being told

notify-title = Me prévenir quand c’est à moi
notify-on = Me prévenir dans ce navigateur
notify-off = Les notifications sont actives. Arrêter
notify-help = Une notification apparaît quand c’est à vous et que cette page n’est pas visible.
notify-refused = Votre navigateur ne laisse pas cette page vous prévenir. Ses réglages peuvent le changer.
notify-turn = C’est à vous de jouer
notify-reminder = Votre temps s’écoule
webhook-title = Par ntfy, Discord ou Slack
webhook-help = Le serveur envoie un message à cette adresse quand c’est à vous et que vous êtes absent. Cela vaut pour toutes vos tables.
webhook-kind = Service
webhook-address = Adresse du service
webhook-save = Annoncer à cette adresse
webhook-set = Vos tours sont annoncés chez { $host }.
webhook-stopped = Les annonces chez { $host } n’arrivaient pas et se sont arrêtées. Essayez, et elles reprennent.
webhook-try = Essayer
webhook-remove = Ne plus annoncer
webhook-arrived = L’annonce est arrivée.
webhook-unreachable = Personne ne répond à cette adresse.
webhook-refused = Ce service refuse le message.

## When things go wrong

table-closed = L’hôte a fermé cette table aux spectateurs.
played-elsewhere = Vous avez joué ce tour dans un autre onglet ou sur un autre appareil ; voici la position.
plan-kept = Votre plan est conservé.
plan-not-sent = Connexion rétablie. Votre tour n’est pas encore envoyé.
lost-title = Aucune route ne mène ici
lost-help = L’adresse a peut-être perdu une lettre en chemin.
join-ended = Vous arrivez trop tard
join-ended-help = Toutes les places sont peut-être prises, ou l’hôte a envoyé un autre lien. Si vous y êtes déjà assis, la table est parmi vos parties.

## Rules that were corrected

notice-rules-changed = Les règles ont été corrigées : cette partie suit désormais la version { $version }. Tous ses coups restent valables.
notice-cut-by-rules = Les règles ont été corrigées : cette partie suit désormais la version { $version } et reprend après le dernier coup qu’elle permet.
rules-version = Jouée selon la version { $version } des règles.
kept-ended = Terminée le { $day }.
kept-why = Les règles ont été corrigées depuis. Les règles actuelles ne mènent pas cette partie à sa fin : on ne peut donc pas la rejouer. Son résultat demeure, et l’enregistrement contient chaque coup.
kept-look = La regarder jusqu’où c’est possible
