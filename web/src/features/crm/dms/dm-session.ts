/**
 * One session at the DM desk: the cards shown so far, in their order, and what became of them. Pure,
 * and by ids alone: what is due now is handed in.
 */
export interface DmSession {
  readonly shown: readonly string[];
  /** The place of the card on screen in `shown`; its length where the next one is asked for. */
  readonly at: number;
  /** Recorded as sent during this session, if not on the server yet. */
  readonly sent: ReadonlySet<string>;
  /** Taken back, and not known to be due yet. */
  readonly undone: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const FIRST: DmSession = { shown: [], at: 0, sent: NONE, undone: NONE };

const withId = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);
const without = (ids: ReadonlySet<string>, gone: (id: string) => boolean): ReadonlySet<string> =>
  [...ids].some(gone) ? new Set([...ids].filter((id) => !gone(id))) : ids;

export interface Standing {
  session: DmSession;
  /** The card on screen; null once every card was shown. */
  current: string | null;
  /** Counts from 1. */
  place: number;
  total: number;
  /** All of them: those shown so far in their order, then those still to come. */
  queue: readonly string[];
  /** The other cards that were shown and not sent. */
  left: number;
}

/**
 * Where the session is by what is `due` now, in the order to be worked in. Who is no longer due,
 * and got no DM here, leaves; the next card comes where one is asked for.
 */
export function standingOf(before: DmSession, due: readonly string[]): Standing {
  const isDue = new Set(due);
  const undone = without(before.undone, (id) => isDue.has(id));
  const stays = (id: string) => isDue.has(id) || before.sent.has(id) || undone.has(id);
  const kept = before.shown.filter(stays);
  const at = before.shown.slice(0, before.at).filter(stays).length;
  const isShown = new Set(kept);
  const coming = due.filter((id) => !isShown.has(id));
  const shown = at < kept.length ? kept : [...kept, ...coming.slice(0, 1)];
  const isSame =
    at === before.at &&
    undone === before.undone &&
    kept.length === before.shown.length &&
    shown.length === kept.length;
  return {
    session: isSame ? before : { ...before, shown, at, undone },
    current: shown[at] ?? null,
    place: at + 1,
    total: kept.length + coming.length,
    queue: [...kept, ...coming],
    left: kept.filter((id, place) => place !== at && !before.sent.has(id)).length,
  };
}

const step = (session: DmSession, by: 1 | -1): DmSession => ({
  ...session,
  at: Math.min(Math.max(session.at + by, 0), session.shown.length),
});

/** The next card; the one on screen is left for later. */
export const next = (session: DmSession): DmSession => step(session, 1);

/** The card before. */
export const back = (session: DmSession): DmSession => step(session, -1);

/** The card that was asked for; one that was not shown yet comes after those that were. */
export function goTo(session: DmSession, id: string): DmSession {
  const shown = session.shown.includes(id) ? session.shown : [...session.shown, id];
  return { ...session, shown, at: shown.indexOf(id) };
}

/** The card was sent. The next one comes where it is still on screen. */
export function markSent(session: DmSession, id: string): DmSession {
  const after = { ...session, sent: withId(session.sent, id) };
  return session.shown[session.at] === id ? next(after) : after;
}

/** It could not be recorded: the card waits among those left for later. */
export const markUnsent = (session: DmSession, id: string): DmSession => ({
  ...session,
  sent: without(session.sent, (other) => other === id),
});

/** The record was taken back: the card is on screen again. */
export function markUndone(session: DmSession, id: string): DmSession {
  const at = session.shown.indexOf(id);
  const unsent = markUnsent(session, id);
  return at === -1 ? unsent : { ...unsent, at, undone: withId(session.undone, id) };
}

/** The cards left for later come again. */
export function again(session: DmSession): DmSession {
  const shown = session.shown.filter((id) => session.sent.has(id));
  return { ...session, shown, at: shown.length };
}
