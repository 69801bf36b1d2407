# Where nobody answers.

offline-title = Pas de connexion
offline-help = Vous êtes hors ligne, ou le serveur ne répond pas. Vos parties, comme vous les avez vues pour la dernière fois :
offline-nothing = Vous êtes hors ligne, ou le serveur ne répond pas. Les parties que vous regardez resteront visibles ici.
offline-seen = vue : { $time }
offline-standing = { $influence } PI, { $money } $
