// Before the first paint, so that a dark page never flashes light.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('franchise.theme');
  } catch (e) {
    theme = null;
  }
  document.documentElement.dataset.theme =
    theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
})();
