import { onColorMode, setColorMode } from '../../theme/color-mode.ts';

/** The navigation gets its shadow after this many px of scrolling. */
const SHADOW_AFTER = 50;

const page = document.documentElement;

function watchScroll(nav: HTMLElement) {
  const mark = () => nav.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
}

/** The menu closes on Escape, on a press beside it, on following an entry, and when the focus leaves it. */
function watchMenu(menu: HTMLDetailsElement) {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    const isBeside = !(target instanceof Node && menu.contains(target));
    const isEntry = target instanceof Element && target.closest('a') !== null;
    if (isBeside || isEntry) menu.open = false;
  });
}

/** Each place has its own button; all of them show the same state. */
function watchColors(buttons: readonly HTMLElement[]) {
  const report = () => {
    const other = page.classList.contains('dark') ? 'light' : 'dark';
    for (const button of buttons) button.setAttribute('aria-label', `Change to ${other} colors`);
  };
  for (const button of buttons) {
    button.addEventListener('click', () =>
      setColorMode(page.classList.contains('dark') ? 'light' : 'dark'),
    );
  }
  onColorMode(report);
  report();
}

/** What the navigation does beyond its links. */
export function startNav() {
  const nav = document.querySelector<HTMLElement>('[data-nav]');
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (nav) watchScroll(nav);
  if (menu) watchMenu(menu);
  watchColors([...document.querySelectorAll<HTMLElement>('[data-color-mode]')]);
}
