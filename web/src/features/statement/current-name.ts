import type { Creator } from '@vibes/core/creator/creator';
import { handlesOf, type HandleField } from '@vibes/core/creator/handles';

type Named = Pick<Creator, 'name' | HandleField>;

/** The creator's current name, else the handle; a neutral word for an unknown creator. */
export function currentName(creator: Named | null): string {
  const [handle] = creator ? Object.values(handlesOf(creator)) : [];
  return creator?.name || handle || 'A creator';
}
