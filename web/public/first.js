// What cannot wait for the client's code, in a script that stops the page for a moment only.
(function () {
  function recall(name) {
    try {
      return localStorage.getItem('franchise.' + name);
    } catch {
      return null;
    }
  }

  // Before the first paint, so that a dark page never flashes light.
  document.documentElement.dataset.theme =
    recall('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

  // The messages are one of several modules, and which one only the browser knows.
  var meta = document.querySelector('meta[name="words"]');
  var modules = meta ? JSON.parse(meta.content) : {};
  var wanted = [recall('language')].concat(
    navigator.languages.map(function (tag) {
      return tag.split('-')[0];
    }),
    'en',
  );
  var language = wanted.find(function (name) {
    return name in modules;
  });
  if (language) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = modules[language];
    document.head.append(link);
  }

  // A table is asked for while the code that shows it is on its way. Whoever takes the answer looks whether it is good.
  var table = /^\/g\/([0-9a-z]+)/.exec(location.pathname);
  if (table) {
    window.early = { table: table[1], answer: fetch('/api/games/' + table[1] + '/scene?after=0') };
    window.early.answer.catch(function () {});
  }
})();
