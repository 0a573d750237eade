import type { Creator } from '@vibes/core/creator/creator';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { orNotify } from '../../lib/or-notify.ts';

const FAULT = 'We couldn’t save this. Please try again.';

type Named = Pick<Creator, 'id' | 'name'>;

/** Counts that the profile was opened to send a DM. Nothing waits for it, and a failure is ignored. */
export function recordDmOpened(creator_id: string) {
  call('recordDm', { creator_id, step: 'opened' }, FAULT).catch(() => undefined);
}

/**
 * Records that the DM was sent, or takes that back, one after the other for a creator. Rejects with
 * a sentence for the person.
 */
export async function recordDm(creator_id: string, step: 'sent' | 'taken_back'): Promise<void> {
  await inTurn(`dm ${creator_id}`, () => call('recordDm', { creator_id, step }, FAULT));
}

/** Records that the DM was sent, offers to undo it, and shows when that failed. */
export const recordDmSent = ({ id, name }: Named) =>
  orNotify('DM not marked as sent', async () => {
    await recordDm(id, 'sent');
    notify.success({
      title: `DM to ${name} marked as sent`,
      action: { label: 'Undo', onClick: () => void takeBack({ id, name }) },
    });
  });

const takeBack = ({ id, name }: Named) =>
  orNotify('DM still marked as sent', async () => {
    await recordDm(id, 'taken_back');
    notify.success({ title: `DM to ${name} no longer marked as sent` });
  });
