import type { Callables } from '@vibes/core/api/callables';
import { notify } from '../../../components/toaster.tsx';
import { call, NO_ANSWER } from '../../../lib/callables.ts';
import { runJob } from '../../../lib/run-job.ts';
import { renewUserData } from '../../../lib/user-data.ts';
import { sentenceOf } from '../../../lib/call-error.ts';

const because = (title: string, error: unknown): string => `${title}: ${sentenceOf(error)}`;

/** Who follow-ups could go to at once, the days that takes, and who is left out; or why that is not known. */
export async function previewFollowUps(): Promise<
  Callables['previewFollowUps']['result'] | { fault: string }
> {
  try {
    return await call('previewFollowUps', {});
  } catch (error) {
    return { fault: because('Follow-ups are not switched on', error) };
  }
}

const count = (number: number) => number.toLocaleString('en-US');

const creatorsWord = (number: number) =>
  `${count(number)} ${number === 1 ? 'creator' : 'creators'}`;

/**
 * Switches follow-ups on, for creators already contacted too when they are meant. Resolves to why
 * they are not; null once they are on.
 */
export async function switchOn(
  also_contacted: boolean,
  onProgress: (words: string) => void,
): Promise<string | null> {
  const known = { isOn: false };
  try {
    const payload = { to: 'on', also_contacted } as const;
    const { planned, job } = await runJob('switchFollowUps', payload, NO_ANSWER, {
      onPart({ job: { done, total } }) {
        known.isOn = true;
        if (done > 0) onProgress(`${count(done)} of ${count(total)} creators`);
      },
    });
    await renewUserData();
    if (job.state !== 'done') throw new Error(NO_ANSWER);
    const description = planned > 0 ? `Planned for ${creatorsWord(planned)}.` : undefined;
    notify.success({ title: 'Follow-ups are on', ...(description && { description }) });
    return null;
  } catch (error) {
    const title = known.isOn
      ? 'Follow-ups are on, but not planned for all creators yet'
      : 'Follow-ups are not switched on';
    return because(title, error);
  }
}

async function undoSwitchOff(): Promise<void> {
  try {
    await call('switchFollowUps', { to: 'undo' });
    await renewUserData();
    notify.success({ title: 'Follow-ups are on again' });
  } catch (error) {
    notify.error({ title: because('Follow-ups stay off', error) });
  }
}

/**
 * Switches follow-ups off. All that are planned stop, and go on when it is undone. Resolves to why
 * they are still on; null once they are off.
 */
export async function switchOff(): Promise<string | null> {
  try {
    await call('switchFollowUps', { to: 'off' });
    await renewUserData();
    notify.success({
      title: 'Follow-ups are off',
      description: 'All that were planned are stopped.',
      action: { label: 'Undo', onClick: () => void undoSwitchOff() },
    });
    return null;
  } catch (error) {
    return because('Follow-ups stay on', error);
  }
}
