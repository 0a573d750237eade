// Sets what the first paint depends on: the color mode, whether somebody is signed in here, and
// whether they come from another page of ours. Written into `dashboard.html`; a file for other pages.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  const choice = stored('vibes.color-mode');
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.add(isDark ? 'dark' : 'light');
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.background = isDark ? '#141210' : '#faf8f4';
  if (stored('vibes.signed-in')) root.classList.add('signed-in');
  const [visit] = performance.getEntriesByType('navigation');
  const isLed = visit && visit.type === 'navigate';
  if (isLed && document.referrer.startsWith(`${location.origin}/`)) root.classList.add('arrived');
})();
