import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { grouped } from '../../../lib/counted.ts';
import { onAnswering } from '../../../shared/conversation/answer/answer.data.ts';
import { CREATOR_QUERY } from '../../../shared/creator/creator-link.ts';
import { useListPlace } from '../../../shared/list-place/use-list-place.ts';
import { loadCreators } from '../creator-store/creator-store.data.ts';
import { usePageSize } from '../list/use-page-size.ts';
import { useCrmView } from '../view/use-crm-view.ts';
import { useViewOrder, type ViewOrder } from './view-order.ts';

/** Creators that are loaded ahead of the open one. */
const AHEAD = 25;
const NONE: ViewOrder = { rows: [], total: 0, isWhole: true, isPartial: true };

/** "1 of 6", for one who is listed; '' while it is not known. */
function placeWords(place: number, { rows, total, isPartial }: ViewOrder): string {
  if (place === -1) return isPartial ? '' : 'Not in this list';
  const count = total === null ? `${grouped(rows.length)}+` : grouped(total);
  return `${grouped(place + 1)} of ${count}`;
}

export interface Neighbors {
  /** Where the open creator is in the list. */
  words: string;
  hasPrevious: boolean;
  hasNext: boolean;
  move: (by: 1 | -1) => void;
  /** Who is at the place of the open creator, or took it; null for nobody. */
  nearest: () => string | null;
}

/**
 * The creators before and after the open one, in the order of the view. Where the view is of those
 * who wait for an answer, the next one opens once an answer is sent; `onNext` hears of it.
 */
export function useNeighbors(openId: string | null, onNext: () => void): Neighbors {
  const order = useViewOrder() ?? NONE;
  const { view } = useCrmView();
  const size = usePageSize();
  const location = useLocation();
  const navigate = useNavigate();
  const { rows, isWhole } = order;
  const { place, next, after } = useListPlace(rows, openId);

  const isShort = !isWhole && place >= rows.length - 1;
  useEffect(() => {
    if (isShort) loadCreators(rows.length + AHEAD);
  }, [isShort, rows.length]);

  /** Opens whoever is at this place, on their page of the list. */
  function open(at: number) {
    const id = rows[at]?.id;
    if (id === undefined || id === openId) return;
    const page = Math.floor(at / size) + 1;
    const query = new URLSearchParams(location.search);
    query.set(CREATOR_QUERY, id);
    if (page > 1) query.set('page', String(page));
    else query.delete('page');
    const state: unknown = location.state;
    // From another page, closing does not lead to the page that was left.
    void navigate(
      { search: query.toString() },
      { replace: true, state: page === view.page ? state : null },
    );
  }

  const goOn = useEffectEvent((answered: string) => {
    if (answered !== openId || rows.length === 0) return;
    onNext();
    if (place === -1) open(next());
    else open(place + 1 < rows.length ? place + 1 : place - 1);
  });
  const isOfWaiting = view.filter.awaiting.includes('us');
  useEffect(() => {
    if (!isOfWaiting) return;
    return onAnswering((id, sent) => {
      void sent.then((isSent) => {
        if (isSent) goOn(id);
      });
    });
  }, [isOfWaiting]);

  return {
    words: placeWords(place, order),
    hasPrevious: place === -1 ? rows.length > 0 : place > 0,
    hasNext: place === -1 ? rows.length > 0 : place < rows.length - 1,
    move: (by) => open(after(by)),
    nearest: () => rows[place === -1 ? next() : place]?.id ?? null,
  };
}
