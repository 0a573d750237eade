import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { Platform } from '@vibes/core/creator/platform';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { dueDms } from '@vibes/core/dm/due-dms';
import { useMemo, useState } from 'react';
import { recordDm, recordDmOpened } from '../../../shared/direct-message/record-dm.data.ts';
import {
  again,
  back,
  FIRST,
  goTo,
  markSent,
  markUndone,
  markUnsent,
  next,
  standingOf,
} from './dm-session.ts';
import { sentenceOf } from '../../../lib/call-error.ts';

type Named = Pick<CreatorEntry, 'id' | 'name'>;

/** What the desk says of the card before. */
export type DeskNotice =
  | { kind: 'sent'; of: Named }
  | { kind: 'failed'; of: Named; title: string; sentence: string }
  | { kind: 'gone'; sentence: string };

/** The desk: whom to send a DM to now, and what the person does with each card. */
export function useDesk(rows: readonly CreatorEntry[], ready: readonly Platform[]) {
  const { due, unready } = useMemo(() => dueDms(rows, ready), [rows, ready]);
  const ids = useMemo(() => due.map(({ id }) => id), [due]);
  const [session, setSession] = useState(FIRST);
  const [notice, setNotice] = useState<DeskNotice | null>(null);
  const [seen, setSeen] = useState<Named | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const standing = useMemo(() => standingOf(session, ids), [session, ids]);
  const card = rows.find(({ id }) => id === standing.current) ?? null;

  if (standing.session !== session) setSession(standing.session);
  const isGone = seen !== null && !standing.session.shown.includes(seen.id);
  if (isGone)
    setNotice({
      kind: 'gone',
      sentence: whyGone(
        seen.name,
        rows.find(({ id }) => id === seen.id),
      ),
    });
  if (seen?.id !== card?.id) {
    if (seen !== null) setHasMoved(true);
    setSeen(card);
  }

  function send(of: Named) {
    setSession((now) => markSent(now, of.id));
    setNotice({ kind: 'sent', of });
    recordDm(of.id, 'sent').catch((error: unknown) => {
      setSession((now) => markUnsent(now, of.id));
      const title = `DM to ${of.name} not marked as sent`;
      setNotice({ kind: 'failed', of, title, sentence: sentenceOf(error) });
    });
  }

  function takeBack(of: Named) {
    setNotice(null);
    recordDm(of.id, 'taken_back').then(
      () => setSession((now) => markUndone(now, of.id)),
      (error: unknown) => {
        const title = `DM to ${of.name} still marked as sent`;
        setNotice({ kind: 'failed', of, title, sentence: sentenceOf(error) });
      },
    );
  }

  const move = (by: typeof next) => () => {
    setNotice(null);
    setSession(by);
  };
  return {
    card,
    /** Another card was on screen before. */
    hasMoved,
    isSent: card !== null && session.sent.has(card.id),
    /** By id, whether it was marked as sent here. */
    hasSent: (id: string) => session.sent.has(id),
    queue: standing.queue,
    place: standing.place,
    total: standing.total,
    left: standing.left,
    sent: session.sent.size,
    unready,
    notice,
    send,
    takeBack,
    opened: recordDmOpened,
    next: move(next),
    back: move(back),
    again: move(again),
    goTo: (id: string) => move((now) => goTo(now, id))(),
  };
}
export type Desk = ReturnType<typeof useDesk>;

/** Why a creator left the list while their card was on screen; `now` is undefined once they are deleted. */
function whyGone(name: string, now: CreatorEntry | undefined): string {
  if (!now) return `${name} was deleted.`;
  if (now.opted_out_at) return `${name} unsubscribed, so there is no DM to send.`;
  if (now.dm_sent_at) return `The DM to ${name} was marked as sent.`;
  if (whoseTurn(now) === 'us') return `${name} replied. Answer in the CRM.`;
  return `${name} left the list: the status is now ${now.status}.`;
}
