import type { LoadScreen } from './screens.ts';

/** How long a pointer rests on a link before it counts as meant, in ms. */
const REST_MS = 65;
const LINK = 'a[href^="/dashboard"]';

/** What a browser says of its connection, where it does (not Safari, not Firefox). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Where every byte counts, nothing is fetched on a guess. */
const isSparing = ({ saveData, effectiveType }: Connection) =>
  saveData === true || effectiveType?.includes('2g') === true;

function linkedPath(target: EventTarget | null): string | null {
  // The document itself can be a target, and has none to be closest to.
  const link = (target as Partial<Element> | null)?.closest?.(LINK);
  return link?.getAttribute('href')?.split(/[?#]/, 1)[0] ?? null;
}

/**
 * Fetches a screen's program while somebody is about to open it: a pointer that rests on its link,
 * the focus on it, a finger or button going down. Each screen once; a failure is silent and the
 * next intent tries again. Returns the way to stop.
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
