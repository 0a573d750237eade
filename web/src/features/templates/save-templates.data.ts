import { notify } from '../../components/toaster.tsx';
import { updateUserData } from '../../lib/user-data.ts';
import type { TemplateValues } from './template-schema.ts';

/** Saves all templates and says how it went; true when they are saved. */
export async function saveTemplates(values: TemplateValues): Promise<boolean> {
  try {
    await updateUserData({ table: 'message_templates', data: values });
    notify.success({ title: 'Message templates updated successfully' });
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Failed to update user data';
    notify.error({ title: `Failed to update message templates: ${message}` });
    return false;
  }
}
