// Blocking and tiny: a theme chosen by the visitor is set before the first paint.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is closed to this page: the system's theme applies.
  }
})();
