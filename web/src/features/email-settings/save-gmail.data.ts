import { notify } from '../../components/toaster.tsx';
import { updateUserData } from '../../lib/user-data.ts';
import type { GmailValues } from './gmail-schema.ts';
import { gmailUpdate } from './gmail-update.ts';

/** Saves the Gmail settings and says how it went; true when they are saved. */
export async function saveGmail(values: GmailValues): Promise<boolean> {
  try {
    await updateUserData({ table: 'email_settings', data: gmailUpdate(values) });
    notify.success({ title: 'Email settings updated successfully' });
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to update user data';
    notify.error({ title: `Failed to update email settings: ${message}` });
    return false;
  }
}
