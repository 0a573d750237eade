import type { Creator } from '@vibes/core/creator/creator';
import { notify } from '../../../components/toaster.tsx';
import { setAddress } from '../../creator/set-address.data.ts';

type Named = Pick<Creator, 'id' | 'name' | 'email'>;

/**
 * Makes another found address the creator's and offers to undo it. Returns null when it is done,
 * else the refusal. `description` is what it means for the email.
 */
export async function chooseEmail(
  { id, name, email: before }: Named,
  { email, description }: { email: string; description: string | undefined },
): Promise<string | null> {
  const refusal = await setAddress({ id }, { email });
  if (refusal !== null) return refusal;
  const undo = { label: 'Undo', onClick: () => void putBack({ id, name }, before ?? '') };
  notify.success({
    title: `${name}’s email is now ${email}`,
    ...(description && { description }),
    ...(before && before !== email && { action: undo }),
  });
  return null;
}

async function putBack({ id, name }: Omit<Named, 'email'>, email: string) {
  const refusal = await setAddress({ id }, { email });
  if (refusal === null) notify.success({ title: `${name}’s email is ${email} again` });
  else notify.error({ title: 'Address not changed', description: refusal });
}
