import type { Creator } from '@vibes/core/creator/creator';
import { call } from '../../lib/callables.ts';

const FALLBACK = 'We couldn’t change the address. Please try again.';

/** Sets a creator's address: one that was found, or one that was typed. Resolves to the refusal; null when it is set. */
export async function setAddress(
  { id }: Pick<Creator, 'id'>,
  address: { email: string; is_typed?: true },
): Promise<string | null> {
  try {
    await call('chooseEmail', { creator_id: id, ...address }, FALLBACK);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : FALLBACK;
  }
}
