import { changedFields } from '../../components/form/changed-fields.ts';
import { notify } from '../../components/toaster.tsx';
import { updateUserData } from '../../lib/user-data.ts';
import type { TemplateValues } from './template-schema.ts';

/**
 * Saves what was changed and says how it went; true when it is saved. The rest is not
 * sent: it may have been changed elsewhere since `before` was read.
 */
export async function saveTemplates(
  values: TemplateValues,
  before: TemplateValues,
): Promise<boolean> {
  try {
    const data = changedFields(values, before);
    if (Object.keys(data).length > 0) await updateUserData({ table: 'message_templates', data });
    notify.success({ title: 'Message templates updated successfully' });
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to update user data';
    notify.error({ title: `Failed to update message templates: ${message}` });
    return false;
  }
}
