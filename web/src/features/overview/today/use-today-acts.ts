import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { undoLast } from '../../../components/toaster.tsx';
import { useIsPhone } from '../../../components/use-is-narrow.ts';
import { onAnswering } from '../../../shared/conversation/answer/answer.data.ts';
import { useDraftGuard } from '../../../shared/conversation/answer/use-draft-guard.ts';
import {
  MEANING_KEYS,
  MEANS,
  type Means,
} from '../../../shared/conversation/meaning/meaning-keys.ts';
import { say } from '../../../shared/conversation/meaning/say.data.ts';
import { setStatus } from '../../../shared/creator/status/set-status.data.ts';
import { openReview } from '../../../shared/delivery/review/open-review.ts';
import { canPutOff, doneWith, putOff, seenOf, type ActedOn } from './today-acts.ts';
import { isOfNobody } from './today-items.ts';
import type { TodayAct } from './today-keys.ts';
import { isDmDrawn, onceDrawn, panel, partsOfPanel } from './use-landing.ts';
import type { Landing, OpenItem } from './use-open-item.ts';

/** The query of the item that is a screen of its own, on a phone. */
const ITEM_QUERY = 'item';
/** The list is one step back. */
const FROM_LIST = 'from list';

/** On a phone the open item is a screen of its own, which Back leaves. */
export function useScreen() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const isPhone = useIsPhone();
  const asked = query.get(ITEM_QUERY);
  const go = (id: string | null, isReplaced: boolean) =>
    setQuery(id === null ? {} : { [ITEM_QUERY]: id }, { replace: isReplaced, state: FROM_LIST });
  return {
    isPhone,
    /** The item of the address; null for none. */
    asked: isPhone ? asked : null,
    isOpen: isPhone && asked !== null,
    enter: (id: string) => go(id, false),
    leave: () => (state === FROM_LIST ? void navigate(-1) : go(null, true)),
    /** The next item takes the place of the one before it in the address; without one, the list is back. */
    useFollow(id: string | null, hasEnded: boolean) {
      useEffect(() => {
        if (!isPhone || asked === null || asked === id) return;
        if (id !== null || hasEnded) go(id, true);
        // `go` does the same in each render of these.
        // oxlint-disable-next-line react/exhaustive-deps
      }, [isPhone, asked, id, hasEnded]);
    },
  };
}

/** Opens the review of an email on hold, and of those after it in the list. */
function reviewFrom(items: readonly ActedOn[], from: ActedOn) {
  const ids = items
    .slice(items.findIndex(({ id }) => id === from.id))
    .flatMap(({ kind, delivery_id }) => (kind === 'review' && delivery_id ? [delivery_id] : []));
  openReview(ids);
}

/** What a button of the panel does alone: it knows the message, or the text. */
type PanelAct = Extract<TodayAct, { kind: 'judge' | 'copy' }> | { kind: 'not_them' };

function buttonOf(act: PanelAct): HTMLElement | undefined {
  if (act.kind === 'copy') return partsOfPanel('[data-dm=copy]')[0];
  if (act.kind === 'not_them') return partsOfPanel(`[${MEANS}=not_them]`)[0];
  const [yes, no] = partsOfPanel('[data-may-be] button');
  return act.is_theirs ? yes : no;
}

/** An item whose day is asked for. */
interface PuttingOff {
  item: ActedOn;
  at: Landing;
  /** The creator said so; else it is the person who wants it. */
  isWord: boolean;
}

/**
 * What is done with the items of the day, by keys and by hand.
 *
 * @param isLive false while they are those that the device knew last: nothing is done with them by keys
 */
export function useTodayActs(opened: OpenItem<ActedOn>, isLive: boolean) {
  const [puttingOff, setPuttingOff] = useState<PuttingOff | null>(null);
  const { open, items } = opened;
  const [isWaiting, setIsWaiting] = useState(false);
  const { arm, guard } = useDraftGuard();
  const giveUp = useRef<() => void>(() => undefined);
  const openId = open?.id;
  useEffect(
    () => () => {
      giveUp.current();
      setIsWaiting(false);
    },
    [openId],
  );

  useEffect(
    () =>
      onAnswering((creator_id, sent) => {
        if (open?.id !== creator_id) return;
        arm();
        if (open.kind === 'reply') opened.end(open, sent, 'panel');
        else opened.move(1, 'panel');
      }),
    // They do the same in each render of these.
    // oxlint-disable-next-line react/exhaustive-deps
    [open, items],
  );

  /** What was begun last: Undo is of that, though it may still be on its way. */
  const lastWork = useRef<Promise<unknown>>(Promise.resolve());
  function end(item: ActedOn, work: Promise<boolean>, at: Landing) {
    lastWork.current = work;
    opened.end(item, work, at);
  }
  function done(at: Landing) {
    if (!open) return;
    const work = doneWith(open);
    if (work) end(open, work, at);
  }
  function later(at: Landing) {
    if (open && canPutOff(open)) setPuttingOff({ item: open, at, isWord: false });
  }
  function enter(item: ActedOn) {
    opened.show(item, item.kind === 'review' ? 'row' : 'panel');
    if (item.kind !== 'review') return;
    opened.act('row', item);
    reviewFrom(items, item);
  }
  /** As soon as the conversation is there: keys are quicker than it loads. */
  function press(act: PanelAct, at: Landing) {
    const element = panel();
    if (!element) return;
    setIsWaiting(true);
    const work = () => {
      setIsWaiting(false);
      const button = buttonOf(act);
      if (!button) return;
      button.click();
      // Not by hand: the focus stays where the key was pressed.
      opened.act(at);
    };
    giveUp.current = onceDrawn(element, work, act.kind === 'copy' ? isDmDrawn : undefined);
  }
  /** What a reply means. Whose message it is, its own button says: it knows which one. */
  function means(says: Means, at: Landing) {
    if (!open || (open.kind !== 'reply' && !open.creator?.last_in_at)) return;
    if (says === 'not_them') press({ kind: 'not_them' }, at);
    else if (says === 'later') setPuttingOff({ item: open, at, isWord: true });
    else if (says === 'no') end(open, say(seenOf(open), { says }), at);
    else lastWork.current = say(seenOf(open), { says });
  }
  function onKey(act: TodayAct, at: Landing) {
    if (act.kind === 'move') opened.move(act.by, 'row');
    else if (act.kind === 'end') opened.toEnd(act.to);
    else if (act.kind === 'undo') void lastWork.current.then(undoLast);
    else if (!open) return;
    else if (act.kind === 'open') enter(open);
    // What the device knew last may have changed since.
    else if (!isLive) return;
    else if (act.kind === 'done') done(at);
    else if (act.kind === 'later') later(at);
    else if (isOfNobody(open)) return;
    else if (act.kind === 'means') means(MEANING_KEYS[act.key], at);
    else if (act.kind === 'status') {
      opened.act(at);
      lastWork.current = setStatus(open, act.status);
    } else press(act, at);
  }
  return {
    done,
    later,
    guard,
    enter,
    onKey,
    /** Keys wait: for a conversation, or for the question of a day. */
    isBusy: isWaiting || puttingOff !== null,
    puttingOff: puttingOff?.item ?? null,
    putOffTo: (day: Date) => {
      if (!puttingOff) return;
      const { item, at, isWord } = puttingOff;
      const work = isWord
        ? say(seenOf(item), { says: 'later', remind_at: day })
        : putOff(item, day);
      if (work) end(item, work, at);
    },
    leaveAsIs: () => setPuttingOff(null),
  };
}
