import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { undoLast } from '../../../components/toaster.tsx';
import { useIsPhone } from '../../../components/use-is-narrow.ts';
import { onAnswering } from '../../../shared/conversation/answer/answer.data.ts';
import { buttonOfKey } from '../../../shared/conversation/meaning/meaning-keys.ts';
import { setStatus } from '../../../shared/creator/status/set-status.data.ts';
import { openReview } from '../../../shared/delivery/review/open-review.ts';
import { isOfNobody } from './other-panel.tsx';
import { canPutOff, doneWith, putOff, type ActedOn } from './today-acts.ts';
import type { TodayAct } from './today-keys.ts';
import { partsOfPanel } from './use-landing.ts';
import type { Landing, OpenItem } from './use-open-item.ts';

/** The query of the item that is a screen of its own, on a phone. */
const ITEM_QUERY = 'item';

/** On a phone the open item is a screen of its own, which Back leaves. */
export function useScreen() {
  const [query, setQuery] = useSearchParams();
  const isPhone = useIsPhone();
  const asked = query.get(ITEM_QUERY);
  const go = (id: string | null, isReplaced: boolean) =>
    setQuery(id === null ? {} : { [ITEM_QUERY]: id }, { replace: isReplaced });
  return {
    isPhone,
    isOpen: isPhone && asked !== null,
    enter: (id: string) => go(id, false),
    leave: () => go(null, true),
    /** The next item takes the place of the one before it in the address. */
    useFollow(id: string | null) {
      useEffect(() => {
        if (isPhone && asked !== null && asked !== id) go(id, true);
        // `go` does the same in each render of these.
        // oxlint-disable-next-line react/exhaustive-deps
      }, [isPhone, asked, id]);
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

/** The button of the panel that says what a key says: there is one way to say it. */
function buttonOf(act: TodayAct): HTMLElement | null {
  const [yes, no] = partsOfPanel('[data-may-be] button');
  if (act.kind === 'judge') return (act.is_theirs ? yes : no) ?? null;
  if (act.kind === 'copy') return partsOfPanel('[data-dm=copy]')[0] ?? null;
  const panel = act.kind === 'means' ? partsOfPanel('[data-conversation]')[0] : undefined;
  return panel && act.kind === 'means' ? buttonOfKey(act.key, panel) : null;
}

/** What is done with the items of the day, by keys and by hand. */
export function useTodayActs(opened: OpenItem<ActedOn>) {
  const [puttingOff, setPuttingOff] = useState<{ item: ActedOn; at: Landing } | null>(null);
  const { open, items } = opened;

  useEffect(
    () =>
      onAnswering((creator_id, sent) => {
        if (open?.id !== creator_id) return;
        if (open.kind === 'reply') opened.end(open, sent, 'panel');
        else opened.move(1, 'panel');
      }),
    // They do the same in each render of these.
    // oxlint-disable-next-line react/exhaustive-deps
    [open, items],
  );

  function done(at: Landing) {
    if (!open) return;
    const isHeld = partsOfPanel('[data-reviews]').length > 0;
    const work = doneWith(open, isHeld);
    if (work) opened.end(open, work, at);
  }
  function later(at: Landing) {
    if (open && canPutOff(open)) setPuttingOff({ item: open, at });
  }
  function enter(item: ActedOn) {
    opened.show(item, item.kind === 'review' ? 'row' : 'panel');
    if (item.kind !== 'review') return;
    opened.act('row', item);
    reviewFrom(items, item);
  }
  function press(act: TodayAct, at: Landing) {
    const button = buttonOf(act);
    if (!button) return;
    opened.act(at);
    button.click();
  }
  function onKey(act: TodayAct, at: Landing) {
    if (act.kind === 'move') opened.move(act.by, 'row');
    else if (act.kind === 'end') opened.toEnd(act.to);
    else if (act.kind === 'undo') undoLast();
    else if (!open) return;
    else if (act.kind === 'open') enter(open);
    else if (act.kind === 'done') done(at);
    else if (act.kind === 'later') later(at);
    else if (isOfNobody(open)) return;
    else if (act.kind === 'status') {
      opened.act(at);
      void setStatus(open, act.status);
    } else press(act, at);
  }
  return {
    done,
    later,
    enter,
    onKey,
    puttingOff: puttingOff?.item ?? null,
    putOffTo: (day: Date) => {
      const work = puttingOff && putOff(puttingOff.item, day);
      if (puttingOff && work) opened.end(puttingOff.item, work, puttingOff.at);
    },
    leaveAsIs: () => setPuttingOff(null),
  };
}
