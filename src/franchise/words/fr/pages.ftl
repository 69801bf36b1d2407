# Pages que le serveur écrit lui-même.

page-no-client = Ce serveur n’a pas d’interface pour le navigateur. Les programmes peuvent jouer grâce à l’API décrite ici :
