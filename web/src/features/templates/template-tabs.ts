import type { TemplateValues } from './template-schema.ts';

export type TemplateTab = 'email' | 'instagram' | 'tiktok';
type Field = keyof TemplateValues;

/** The tabs of the editor and the fields in each; the first long text is the tab's template. */
export const TEMPLATE_TABS: Record<
  TemplateTab,
  { label: string; fields: Field[]; template: Field }
> = {
  email: {
    label: 'Email',
    fields: ['email_subject', 'email_template', 'email_signature'],
    template: 'email_template',
  },
  instagram: {
    label: 'Instagram',
    fields: ['instagram_template'],
    template: 'instagram_template',
  },
  tiktok: { label: 'TikTok', fields: ['tiktok_template'], template: 'tiktok_template' },
};
export const TAB_NAMES = Object.keys(TEMPLATE_TABS) as TemplateTab[];

/** The tab to open for a refused save: the current one if it has a fault, else the first with one. */
export function tabWithFault(faults: string[], current: TemplateTab): TemplateTab {
  const hasFault = (tab: TemplateTab) =>
    TEMPLATE_TABS[tab].fields.some((field) => faults.includes(field));
  return hasFault(current) ? current : (TAB_NAMES.find(hasFault) ?? current);
}
