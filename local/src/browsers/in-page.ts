/**
 * What is loaded into every page of a walk before its own scripts. It notes faults, over reloads,
 * and finds what a person would look for. It refers to nothing outside itself.
 */

/** What a person looks for on a page. `text` is any visible words. */
export type Kind = 'button' | 'dialog' | 'field' | 'heading' | 'link' | 'tab' | 'text';

/** A fault on a page: an uncaught error, an error in the console, a violation of the policy. */
export interface PageFault {
  kind: 'uncaught' | 'console' | 'policy';
  text: string;
}

interface InPage {
  /** The faults since the last call. */
  faults: () => PageFault[];
  /**
   * The last visible element of a kind whose name matches the pattern, in the dialog while one is
   * open; null when there is none.
   */
  find: (kind: Kind, pattern: string) => Element | null;
  /** Whether it is there and has stood still for a moment; brings it to the screen. */
  isAtRest: (kind: Kind, pattern: string) => Promise<boolean>;
  /** Shows the page in a color mode until it is loaded again. */
  paint: (mode: 'light' | 'dark') => void;
}

declare global {
  interface Window {
    walk: InPage;
  }
}

function prepare() {
  const KEY = 'walk.faults';
  const read = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as PageFault[];
  const note = (kind: PageFault['kind'], text: string) =>
    sessionStorage.setItem(KEY, JSON.stringify([...read(), { kind, text }]));

  const report = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    note('console', parts.map(String).join(' '));
    report(...parts);
  };
  window.addEventListener('error', ({ message }) => note('uncaught', message));
  window.addEventListener('unhandledrejection', ({ reason }) => note('uncaught', String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    note('policy', `${event.effectiveDirective} refused ${event.blockedURI} (${event.sourceFile})`),
  );

  const SELECTORS: Record<Kind, string> = {
    button: 'button:not([role]), [role=button]',
    dialog: '[role=dialog], [role=alertdialog]',
    field: 'input, textarea, select, [role=slider], [role=searchbox]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    tab: '[role=tab]',
    text: 'p, span, div, li, dd, strong, h1, h2, h3, label',
  };
  const labels = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const own = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return named.trim() || own.map((label) => label.textContent).join(' ');
  };
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? (labels(element) || element.textContent);
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert], [hidden]');

  const visible = (room: ParentNode, kind: Kind) =>
    [...room.querySelectorAll(SELECTORS[kind])].filter(isVisible);
  const find: InPage['find'] = (kind, pattern) => {
    const wanted = new RegExp(pattern);
    const dialog = kind === 'dialog' ? undefined : visible(document, 'dialog').at(-1);
    const named = visible(dialog ?? document, kind).filter((element) =>
      wanted.test(nameOf(element).replace(/\s+/g, ' ').trim()),
    );
    return named.at(-1) ?? null;
  };
  const placeOf = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect());
  const isCovered = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const upmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return upmost === null || !element.contains(upmost);
  };

  window.walk = {
    faults: () => {
      const faults = read();
      sessionStorage.removeItem(KEY);
      return faults;
    },
    find,
    isAtRest: async (kind, pattern) => {
      const found = find(kind, pattern);
      if (found && isCovered(found)) found.scrollIntoView({ block: 'center' });
      const before = placeOf(found);
      await new Promise((resolve) => setTimeout(resolve, 150));
      const element = find(kind, pattern);
      return element !== null && placeOf(element) === before;
    },
    paint: (mode) => {
      const { classList, style } = document.documentElement;
      classList.remove('light', 'dark');
      classList.add(mode);
      style.colorScheme = mode;
      // The app's style has a color for each mode below this one, which was set before the first paint.
      style.background = '';
    },
  };
}

/** The script as text. The loader of these programs marks named functions by `__name`, which pages lack. */
export const IN_PAGE_SCRIPT = `window.__name = (named) => named;\n(${prepare.toString()})();\n`;
