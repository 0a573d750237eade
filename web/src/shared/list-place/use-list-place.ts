import { useEffect, useRef } from 'react';

interface Listed {
  id: string;
}

/** The place of what comes next, once what was at `place` of `before` has left the list. */
export function nextPlace(
  before: { items: readonly Listed[]; place: number },
  items: readonly Listed[],
): number {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const left = before.items.slice(before.place + 1).find(({ id }) => places.has(id));
  return left ? (places.get(left.id) ?? -1) : Math.min(before.place, items.length - 1);
}

/**
 * Where the open item is in a list that changes under it. It keeps its place when it leaves the list:
 * whatever of those below it is left is next.
 */
export function useListPlace(items: readonly Listed[], openId: string | null) {
  const place = items.findIndex(({ id }) => id === openId);
  const last = useRef<{ items: readonly Listed[]; place: number }>({ items: [], place: 0 });
  useEffect(() => {
    if (place !== -1) last.current = { items, place };
  });
  const next = () => nextPlace(last.current, items);
  return {
    /** From 0; -1 while it is not listed. */
    place,
    /** The place of the item that took its place. */
    next,
    /** Nothing took its place: it was the last one. */
    isAtEnd: () => items.length <= last.current.place,
    /** The place after a step; -1 in an empty list. */
    after: (by: 1 | -1): number => {
      const from = place === -1 ? next() - (by === 1 ? 1 : 0) : place;
      return Math.min(Math.max(from + by, 0), items.length - 1);
    },
  };
}
