import { setColorMode } from '../../theme/color-mode.ts';

/** The navigation gets its shadow after this many px of scrolling. */
const SHADOW_AFTER = 50;

const page = document.documentElement;

function watchScroll(nav: HTMLElement) {
  const mark = () => nav.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
}

/** The menu closes as people expect: by Escape, by a press beside it, by following an entry. */
function watchMenu(menu: HTMLDetailsElement) {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const isBeside = !(target instanceof Node && menu.contains(target));
    const isEntry = target instanceof Element && target.closest('a') !== null;
    if (isBeside || isEntry) menu.open = false;
  });
}

function watchColors(button: HTMLElement) {
  const name = () =>
    button.setAttribute(
      'aria-label',
      page.classList.contains('dark') ? 'Change to light colours' : 'Change to dark colours',
    );
  button.addEventListener('click', () => {
    setColorMode(page.classList.contains('dark') ? 'light' : 'dark');
    name();
  });
  name();
  button.hidden = false;
}

/** What the navigation does beyond leading somewhere. */
export function startNav() {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const [nav, menu, colors] = ['[data-nav]', '[data-menu]', '[data-color-mode]'].map(find);
  if (nav) watchScroll(nav);
  if (menu instanceof HTMLDetailsElement) watchMenu(menu);
  if (colors) watchColors(colors);
}
