import type { Creator } from '@vibes/core/creator/creator';
import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';

type Named = Pick<Creator, 'id' | 'name' | 'email'>;

const FALLBACK = 'We couldn’t change the address. Please try again.';
const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : FALLBACK);

/**
 * Makes another found address the creator's and offers to undo it. Returns null when it is done,
 * else the refusal. `description` is what it means for the email.
 */
export async function chooseEmail(
  { id, name, email: before }: Named,
  { email, description }: { email: string; description: string | undefined },
): Promise<string | null> {
  try {
    await call('chooseEmail', { creator_id: id, email }, FALLBACK);
  } catch (error) {
    return sentenceOf(error);
  }
  const undo = { label: 'Undo', onClick: () => void putBack({ id, name }, before ?? '') };
  notify.success({
    title: `${name}’s email is now ${email}`,
    ...(description && { description }),
    ...(before && before !== email && { action: undo }),
  });
  return null;
}

async function putBack({ id, name }: Omit<Named, 'email'>, email: string) {
  try {
    await call('chooseEmail', { creator_id: id, email }, FALLBACK);
    notify.success({ title: `${name}’s email is ${email} again` });
  } catch (error) {
    notify.error({ title: 'Address not changed', description: sentenceOf(error) });
  }
}
