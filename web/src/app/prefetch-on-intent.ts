import type { LoadScreen } from './screens.ts';

/** How long a pointer rests on a link before it counts as intent, in ms. */
const REST_MS = 65;
const LINK = 'a[href^="/dashboard"]';

/** What a browser reports of its connection; Safari and Firefox report nothing. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** On a slow or metered connection nothing is prefetched. */
const isSparing = ({ saveData, effectiveType }: Connection) =>
  saveData === true || effectiveType?.includes('2g') === true;

function linkedPath(target: EventTarget | null): string | null {
  // The target can be the document itself, which has no `closest`.
  const link = (target as Partial<Element> | null)?.closest?.(LINK);
  return link?.getAttribute('href')?.split(/[?#]/, 1)[0] ?? null;
}

/**
 * Fetches a screen's code when somebody is about to open it: a pointer rests on its link, the link
 * gets the focus, or a finger or button goes down. Each screen is fetched once; a failure is silent
 * and the next intent tries again. Returns a function that stops it.
 */
export function prefetchOnIntent(options: {
  root: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  screens: Readonly<Record<string, LoadScreen>>;
  connection: () => Connection | undefined;
}): () => void {
  const fetched = new Set<string>();
  let rest: ReturnType<typeof setTimeout> | undefined;

  function fetchScreen(path: string) {
    const load = options.screens[path];
    if (!load || fetched.has(path) || isSparing(options.connection() ?? {})) return;
    fetched.add(path);
    load().catch(() => fetched.delete(path));
  }
  const atOnce = ({ target }: Event) => {
    const path = linkedPath(target);
    if (path) fetchScreen(path);
  };
  const afterRest = ({ target }: Event) => {
    clearTimeout(rest);
    const path = linkedPath(target);
    if (path) rest = setTimeout(() => fetchScreen(path), REST_MS);
  };

  const listeners = { pointerover: afterRest, focusin: atOnce, pointerdown: atOnce };
  for (const [kind, listener] of Object.entries(listeners))
    options.root.addEventListener(kind, listener, { passive: true });
  return () => {
    clearTimeout(rest);
    for (const [kind, listener] of Object.entries(listeners))
      options.root.removeEventListener(kind, listener);
  };
}
