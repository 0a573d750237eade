import { changedFields } from '../../components/form/changed-fields.ts';
import { saveSettings } from '../../lib/save-settings.ts';
import type { TemplateValues } from './template-schema.ts';

/** Saves what was changed. The rest is not sent: it may have been changed elsewhere since `before` was read. */
export const saveTemplates = (values: TemplateValues, before: TemplateValues): Promise<boolean> =>
  saveSettings(
    { table: 'message_templates', data: changedFields(values, before) },
    { title: 'Message templates updated successfully' },
  );
