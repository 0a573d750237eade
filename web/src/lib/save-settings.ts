import type { UserDataUpdate } from '@vibes/core/account/user-data';
import type { Notice } from '../components/notice.ts';
import { notify } from '../components/toaster.tsx';
import { updateUserData } from './user-data.ts';

/** What each table is called when its save fails. */
const TABLES: Record<UserDataUpdate['table'], string> = {
  message_templates: 'message templates',
  email_settings: 'email settings',
  crm_settings: 'CRM settings',
};

/** Saves fields of one table and says how it went; true when they are saved. Nothing to save counts as saved. */
export async function saveSettings(update: UserDataUpdate, saved: Notice): Promise<boolean> {
  try {
    if (Object.keys(update.data).length > 0) await updateUserData(update);
    notify.success(saved);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to update user data';
    notify.error({ title: `Failed to update ${TABLES[update.table]}: ${message}` });
    return false;
  }
}
