import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';
import { saveSettings } from '../../../lib/save-settings.ts';
import { renewUserData } from '../../../lib/user-data.ts';
import { followUpTemplates, type FollowUpValues } from './follow-up-values.ts';

const FALLBACK = 'The server did not answer as expected. Please try again.';

export const saveFollowUps = (values: FollowUpValues): Promise<boolean> =>
  saveSettings(
    { table: 'message_templates', data: { follow_ups: followUpTemplates(values) } },
    { title: 'Follow-ups saved' },
  );

/** Creators that follow-ups could go to at once, and the days that takes; null when it is not known. */
export async function previewFollowUps(): Promise<{ creators: number; days: number } | null> {
  try {
    return await call('previewFollowUps', {}, FALLBACK);
  } catch (error) {
    refuse('Follow-ups are not switched on', error);
    return null;
  }
}

function refuse(title: string, error: unknown) {
  notify.error({ title, description: error instanceof Error ? error.message : FALLBACK });
}

const creatorsWord = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'creator' : 'creators'}`;

/** Switches follow-ups on, for creators already contacted too when they are meant. */
export async function switchOn(also_contacted: boolean): Promise<void> {
  try {
    const { planned } = await call('switchFollowUps', { to: 'on', also_contacted }, FALLBACK);
    await renewUserData();
    const description = planned > 0 ? `Planned for ${creatorsWord(planned)}.` : undefined;
    notify.success({ title: 'Follow-ups are on', ...(description && { description }) });
  } catch (error) {
    refuse('Follow-ups are not switched on', error);
  }
}

async function undoSwitchOff(): Promise<void> {
  try {
    await call('switchFollowUps', { to: 'undo' }, FALLBACK);
    await renewUserData();
    notify.success({ title: 'Follow-ups are on again' });
  } catch (error) {
    refuse('Follow-ups stay off', error);
  }
}

/** Switches follow-ups off. All that are planned stop, and go on when it is undone. */
export async function switchOff(): Promise<void> {
  try {
    await call('switchFollowUps', { to: 'off' }, FALLBACK);
    await renewUserData();
    notify.success({
      title: 'Follow-ups are off',
      description: 'All that were planned are stopped.',
      action: { label: 'Undo', onClick: () => void undoSwitchOff() },
    });
  } catch (error) {
    refuse('Follow-ups stay on', error);
  }
}
