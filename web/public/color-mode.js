/* global document, localStorage, matchMedia */
// Sets the colour mode before the first paint. A file of its own: inline scripts are forbidden.
(function () {
  function stored() {
    try {
      return localStorage.getItem('vibes.color-mode');
    } catch {
      return null;
    }
  }
  const choice = stored();
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.add(isDark ? 'dark' : 'light');
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.background = isDark ? '#141210' : '#faf8f4';
})();
