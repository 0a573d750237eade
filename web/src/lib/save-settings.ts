import type { UserDataUpdate } from '@vibes/core/account/user-data';
import type { Notice } from '../components/notice.ts';
import { notify } from '../components/toaster.tsx';
import { CallError, sentenceOf } from './call-error.ts';
import { updateUserData } from './user-data.ts';

const FAILED: Record<UserDataUpdate['table'], string> = {
  message_templates: 'Failed to update message templates',
  email_settings: 'Failed to update email settings',
  crm_settings: 'Failed to update CRM settings',
};

/**
 * Saves fields of one table and shows the outcome; returns true when they are saved. Nothing to
 * save counts as saved. With `onRefusal` a refusal is said there, beside its cause, and in no toast;
 * a fault, such as a lost connection, always has its toast.
 */
export async function saveSettings(
  update: UserDataUpdate,
  saved: Notice,
  onRefusal?: (sentence: string) => void,
): Promise<boolean> {
  try {
    if (Object.keys(update.data).length > 0) await updateUserData(update);
    notify.success(saved);
    return true;
  } catch (error) {
    const message = sentenceOf(error);
    if (onRefusal && error instanceof CallError && error.isRefusal) onRefusal(message);
    else notify.error({ title: `${FAILED[update.table]}: ${message}` });
    return false;
  }
}
