import { onKept } from '../../lib/last-known.ts';
import { lastSession } from '../../lib/last-session.ts';
import { signedInUid } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';

/**
 * Keeps, when live figures have come and as the page is left, the texts that the first frame of the next visit shows:
 * `fill-in.js` fills them in. It goes with the session (`lib/last-session.ts`).
 */

const KEY = 'vibes.first-frame';
/** Figures that come together are kept together, in ms. */
const CALM_MS = 500;
const part = (name: string) => document.querySelector(`#root [data-kept=${name}]`);

interface Kept {
  uid: string;
  texts: Record<string, string | null>;
  /** When the figures were live, where they were, and how wide the page was then; absent before. */
  figures?: { at: number; top: number; width: number };
}

function keptOf(uid: string): Kept {
  try {
    const kept = JSON.parse(localStore.read(KEY) ?? '{}') as Kept;
    if (kept.uid === uid) return kept;
  } catch {
    // Damaged: started over.
  }
  return { uid, texts: {} };
}

const withoutDay = (texts: Kept['texts']): Kept['texts'] =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !name.startsWith('today-')));

function keep() {
  const uid = lastSession()?.uid;
  // Somebody is about to leave, or the figures are those of an earlier visit themselves.
  if (!uid || uid !== signedInUid() || part('as-of')) return;
  const { texts: before, figures } = keptOf(uid);
  // Of the day only what is listed: lines that were done are gone.
  const texts = part('credits') ? withoutDay(before) : before;
  for (const element of document.querySelectorAll<HTMLElement>('#root [data-kept]'))
    texts[element.dataset['kept'] ?? ''] = element.textContent;
  const credits = part('sent') && part('credits');
  const top = credits && Math.round(credits.getBoundingClientRect().top + scrollY);
  const now = top === null ? figures : { at: Date.now(), top, width: innerWidth };
  localStore.write(KEY, JSON.stringify({ uid, texts, figures: now }));
}

/** Returns a function that stops it. */
export function keepFirstFrames(): () => void {
  const keepHidden = () => {
    if (document.visibilityState === 'hidden') keep();
  };
  document.addEventListener('visibilitychange', keepHidden);
  // Safari leaves a page without hiding it.
  window.addEventListener('pagehide', keep);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onKept(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, CALM_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', keepHidden);
    window.removeEventListener('pagehide', keep);
  };
}
