import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { Platform } from '@vibes/core/creator/platform';
import { dueDms } from '@vibes/core/dm/due-dms';
import { useMemo, useState } from 'react';
import { recordDm, recordDmOpened, recordFault } from '../details/record-dm.data.ts';
import { again, back, FIRST, markSent, markUndone, markUnsent, next, stand } from './visit.ts';
import { whyGone } from './why-gone.ts';

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
  const [visit, setVisit] = useState(FIRST);
  const [notice, setNotice] = useState<DeskNotice | null>(null);
  const [seen, setSeen] = useState<Named | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const standing = useMemo(() => stand(visit, ids), [visit, ids]);
  const card = rows.find(({ id }) => id === standing.current) ?? null;

  if (standing.visit !== visit) setVisit(standing.visit);
  const isGone = seen !== null && !standing.visit.shown.includes(seen.id);
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
    setVisit((now) => markSent(now, of.id));
    setNotice({ kind: 'sent', of });
    recordDm(of.id, 'sent').catch((error: unknown) => {
      setVisit((now) => markUnsent(now, of.id));
      const title = `DM to ${of.name} not marked as sent`;
      setNotice({ kind: 'failed', of, title, sentence: recordFault(error) });
    });
  }

  function takeBack(of: Named) {
    setNotice(null);
    recordDm(of.id, 'taken_back').then(
      () => setVisit((now) => markUndone(now, of.id)),
      (error: unknown) => {
        const title = `DM to ${of.name} still marked as sent`;
        setNotice({ kind: 'failed', of, title, sentence: recordFault(error) });
      },
    );
  }

  const move = (by: typeof next) => () => {
    setNotice(null);
    setVisit(by);
  };
  return {
    card,
    /** Another card was on screen before. */
    hasMoved,
    isSent: card !== null && visit.sent.has(card.id),
    place: standing.place,
    total: standing.total,
    left: standing.left,
    sent: visit.sent.size,
    unready,
    notice,
    send,
    takeBack,
    opened: recordDmOpened,
    next: move(next),
    back: move(back),
    again: move(again),
  };
}
export type Desk = ReturnType<typeof useDesk>;
