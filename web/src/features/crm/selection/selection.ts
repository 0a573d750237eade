/** The creators that are chosen in the list, by id, and where a range begins. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The last one that was chosen or given up by itself; null before the first. */
  anchor: string | null;
}

export type SelectionAct =
  | { kind: 'toggle'; id: string }
  /** From the anchor to this one, in the order of the list: all become what this one becomes. */
  | { kind: 'range'; id: string; order: readonly string[] }
  /** All of a page; given up when all of it was chosen. */
  | { kind: 'page'; ids: readonly string[] }
  | { kind: 'only'; ids: readonly string[] }
  | { kind: 'clear' };

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** `ids` with `some` of them chosen or given up. */
function changed(ids: ReadonlySet<string>, some: readonly string[], isChosen: boolean) {
  const next = new Set(ids);
  for (const id of some) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** From one place to the other, whichever is first; `to` alone where the anchor is not in the list. */
function between(order: readonly string[], anchor: string | null, to: string): readonly string[] {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const end = order.indexOf(to);
  if (from === -1 || end === -1) return [to];
  return order.slice(Math.min(from, end), Math.max(from, end) + 1);
}

/** The selection after one act of the person. */
export function selectionAfter({ ids, anchor }: Selection, act: SelectionAct): Selection {
  switch (act.kind) {
    case 'toggle':
      return { ids: changed(ids, [act.id], !ids.has(act.id)), anchor: act.id };
    case 'range': {
      const range = between(act.order, anchor, act.id);
      return { ids: changed(ids, range, !ids.has(act.id)), anchor: act.id };
    }
    case 'page': {
      const isChosen = shareOf(act.ids, ids) !== 'all';
      return { ids: changed(ids, act.ids, isChosen), anchor: null };
    }
    case 'only':
      return { ids: new Set(act.ids), anchor: null };
    case 'clear':
      return NOTHING;
  }
}

/** How many of a page are chosen. */
export function shareOf(
  page: readonly string[],
  ids: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  const count = page.filter((id) => ids.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}
