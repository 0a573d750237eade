import { VIEW_NAME_LIMIT } from '@vibes/core/crm/saved-view-limits';
import type { ListedView } from '../view/view-address.ts';

/** Why a view cannot have this name; null when it can. `self` is the view that gets it. */
export function nameRefusal(
  name: string,
  views: readonly Pick<ListedView, 'id' | 'name'>[],
  self: string | null,
): string | null {
  const wanted = name.trim();
  if (wanted === '') return 'Give the view a name.';
  if (wanted.length > VIEW_NAME_LIMIT) return `Use at most ${VIEW_NAME_LIMIT} characters.`;
  const isTaken = views.some(
    (view) => view.id !== self && view.name.toLowerCase() === wanted.toLowerCase(),
  );
  return isTaken ? 'You have a view with this name.' : null;
}
