// Fills the first frame of the dashboard with what this device kept of the last visit, while the app
// loads. It is written into `dashboard.html`.
(function () {
  const frame = document.getElementById('first-frame');
  const root = document.getElementById('root');
  if (!frame || !root) return;
  // Whatever the app draws, takes its place before the next paint.
  new MutationObserver((_, observer) => {
    frame.remove();
    observer.disconnect();
  }).observe(root, { childList: true });

  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  }
  const { uid } = stored('vibes.last-session');
  const kept = stored('vibes.first-frame');
  const isOwn = uid !== undefined && kept.uid === uid;
  const texts = isOwn ? { ...kept.texts } : {};
  const figures = isOwn ? kept.figures : undefined;

  const path = location.pathname.replace(/\/$/, '');
  if (path === '/dashboard' && uid !== undefined) loadNext();
  for (const link of frame.querySelectorAll('nav a'))
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  const sidebar = /(?:^|; )sidebar:state=(\w+)/.exec(document.cookie);
  const isClosed = sidebar ? sidebar[1] === 'false' : matchMedia('(max-width: 1023.98px)').matches;
  frame.querySelectorAll('aside')[isClosed ? 0 : 1].remove();
  frame.querySelector('aside').hidden = false;

  if (figures) {
    const at = new Date(figures.at);
    const isToday = at.toDateString() === new Date().toDateString();
    const day = isToday ? {} : { month: 'short', day: 'numeric' };
    const time = at.toLocaleString('en-US', { ...day, hour: 'numeric', minute: '2-digit' });
    texts['as-of'] = `as of ${time}`;
    // Those of another day say nothing of today.
    if (!isToday) texts.sent = texts['sent-note'] = '';
  }
  for (const element of frame.querySelectorAll('[data-kept]'))
    element.textContent = texts[element.dataset.kept] || '\u00a0';
  // Of the day as many lines and counts as there were.
  for (const part of frame.querySelectorAll('[data-kept-part]'))
    if (!texts[part.dataset.keptPart]) part.remove();
  for (const part of frame.querySelectorAll('[data-today], [data-today-counts]'))
    if (!part.querySelector('li, button')) part.remove();

  // The page below its heading may differ from the app's: then the heading alone is shown.
  const page = frame.querySelector('main header')?.parentElement;
  if (!page) return;
  // As `overview-page.tsx` does on a phone.
  const box = [...page.children].find((part) => part.querySelector('textarea'));
  const isPhone = matchMedia('(max-width: 767.98px)').matches;
  if (isPhone) page.prepend(box);
  const top = Math.round(
    frame.querySelector('[data-kept=credits]').getBoundingClientRect().top + scrollY,
  );
  const isLaidOut = figures && (figures.width !== innerWidth || figures.top === top);
  if (path !== '/dashboard') page.hidden = true;
  else if (!isLaidOut)
    for (const part of page.children)
      part.hidden = !part.matches('header') && !(isPhone && part === box);

  // What the program asks for first comes while it starts: as soon as its own scripts are here.
  function loadNext() {
    const scripts = document.querySelectorAll('script[type=module]');
    const awaited = new Set([...scripts].map(({ src }) => src));
    new PerformanceObserver((list, observer) => {
      for (const { name } of list.getEntries()) awaited.delete(name);
      if (awaited.size > 0) return;
      observer.disconnect();
      const next = document.getElementById('next');
      if (next) document.head.append(next.content);
    }).observe({ type: 'resource', buffered: true });
  }
})();
