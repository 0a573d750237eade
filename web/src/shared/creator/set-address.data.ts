import type { Creator } from '@vibes/core/creator/creator';
import { call } from '../../lib/callables.ts';
import { sentenceOf } from '../../lib/call-error.ts';

const FAULT = 'We couldn’t change the address. Please try again.';

/** Sets a creator's address: one that was found, or one that was typed. Resolves to the refusal; null when it is set. */
export const setAddress = (
  { id }: Pick<Creator, 'id'>,
  address: { email: string; is_typed?: true },
): Promise<string | null> =>
  call('chooseEmail', { creator_id: id, ...address }, FAULT).then(() => null, sentenceOf);
