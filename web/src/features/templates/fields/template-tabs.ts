import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import { dmTemplateField } from '@vibes/core/template/dm-templates';
import type { TemplateValues } from './template-schema.ts';

export type TemplateTab = 'email' | Platform;
type Field = keyof TemplateValues;

interface Tab {
  label: string;
  fields: Field[];
  template: Field;
}

const dmTab = (platform: Platform): Tab => ({
  label: PLATFORM_NAMES[platform],
  fields: [dmTemplateField(platform)],
  template: dmTemplateField(platform),
});

/** The tabs of the editor and the fields in each; the first long text is the tab's template. */
export const TEMPLATE_TABS: Record<TemplateTab, Tab> = {
  email: {
    label: 'Email',
    fields: ['email_subject', 'email_template', 'email_signature'],
    template: 'email_template',
  },
  instagram: dmTab('instagram'),
  tiktok: dmTab('tiktok'),
};
export const TAB_NAMES = Object.keys(TEMPLATE_TABS) as TemplateTab[];

/** The tab to open for a refused save: the current one if it has a fault, else the first with one. */
export function tabWithFault(faults: string[], current: TemplateTab): TemplateTab {
  const hasFault = (tab: TemplateTab) =>
    TEMPLATE_TABS[tab].fields.some((field) => faults.includes(field));
  return hasFault(current) ? current : (TAB_NAMES.find(hasFault) ?? current);
}
