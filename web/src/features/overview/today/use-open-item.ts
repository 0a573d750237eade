import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onUndone } from '../../../components/undone.ts';
import { useListPlace } from '../../../shared/list-place/use-list-place.ts';
import type { TodayItem } from './today-items.ts';

/** Where the focus goes with the next item: to its row, or to what there is to do with it. */
export type Landing = 'row' | 'panel';

/** Names what an item is about: the same creator with a newer reply is another one. */
const keyOf = ({ id, kind, at }: TodayItem) => `${id} ${kind} ${at.getTime()}`;

/**
 * Which item is open, of those that are listed. What the person ends here goes at once, and the next
 * one opens by itself; what ends elsewhere leaves the list, and stays open under the hand.
 *
 * @param all the items as they are listed
 * @param of.opensFirst where the conversation is beside the list
 * @param of.isKnown whether there is still such an item, listed or not
 * @param of.isGrowing whether more are being read, which come at the end
 */
export function useOpenItem<Item extends TodayItem>(
  all: readonly Item[],
  of: { opensFirst: boolean; isKnown: (id: string) => boolean; isGrowing: boolean },
) {
  const { opensFirst, isKnown, isGrowing } = of;
  /** Ended here, and still listed: what was asked for is under way. */
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Item | null>(null);
  const items = all.filter((item) => !ended.has(keyOf(item)));
  const listPlace = useListPlace(items, open?.id ?? null);
  const { place } = listPlace;
  const current = items[place] ?? null;

  // It left the list: once it comes back, as by an undo, it is listed again.
  const stale = [...ended].filter((key) => !all.some((item) => keyOf(item) === key));
  if (stale.length > 0) setEnded(new Set([...ended].filter((key) => !stale.includes(key))));
  if (current && current !== open) setOpen(current);
  if (!open && opensFirst && items[0]) setOpen(items[0]);
  const [hasOpened, setHasOpened] = useState(false);
  if (open && !hasOpened) setHasOpened(true);

  // An undo may come before the list knew of what it takes back.
  useEffect(() => onUndone(() => setEnded(new Set())), []);
  /** The item that the person did something about, and where the focus was. */
  const acted = useRef<{ id: string; landing: Landing } | null>(null);
  const [landing, setLanding] = useState<{ id: string; at: Landing } | null>(null);
  /** To the item that took the place of the one that left. */
  function goOn(at: Landing) {
    acted.current = null;
    const next = items[listPlace.next()] ?? null;
    setOpen(next);
    setLanding(next && { id: next.id, at });
  }
  useLayoutEffect(() => {
    if (!open || place !== -1 || acted.current?.id !== open.id) return;
    // What comes next may be on its way.
    if (!isGrowing || !listPlace.isAtEnd()) goOn(acted.current.landing);
    // `goOn` is of the same items.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, place, items, isGrowing]);

  function show(item: Item, at: Landing | null) {
    acted.current = null;
    setOpen(item);
    setLanding(at && { id: item.id, at });
  }
  return {
    items,
    /** What is open, though it may have left the list. */
    open,
    place,
    isListed: place !== -1,
    /** It left the list, however it is narrowed. */
    isGone: open !== null && !isKnown(open.id),
    /** Something was open, and nothing is left to open. */
    hasEnded: open === null && hasOpened,
    landing,
    landed: () => setLanding(null),
    show,
    goOn,
    /** The person does something about the open item, which may take it off the list. */
    act: (at: Landing, item: Item | null = open) => {
      acted.current = item && { id: item.id, landing: at };
    },
    /** They do something else with it, as type an answer: it stays, whatever happens elsewhere. */
    stay: () => {
      acted.current = null;
    },
    /** The item goes at once, and comes back where the work did not succeed. */
    end(item: Item, work: Promise<boolean>, at: Landing) {
      const key = keyOf(item);
      acted.current = { id: item.id, landing: at };
      setEnded((before) => new Set([...before, key]));
      void work.then((isDone) => {
        if (!isDone && acted.current?.id === item.id) acted.current = null;
        if (!isDone) setEnded((before) => new Set([...before].filter((one) => one !== key)));
      });
    },
    move(by: 1 | -1, at: Landing | null) {
      const next = items[listPlace.after(by)];
      if (next) show(next, at);
    },
    toEnd(to: 'first' | 'last') {
      const next = to === 'first' ? items[0] : items.at(-1);
      if (next) show(next, 'row');
    },
  };
}
export type OpenItem<Item extends TodayItem> = ReturnType<typeof useOpenItem<Item>>;
