import type { Platform } from '../creator/platform.ts';

/** The field that holds a platform's DM template where templates are stored, sent or edited. */
export type DmTemplateField = `${Platform}_template`;
export const dmTemplateField = (platform: Platform): DmTemplateField => `${platform}_template`;

export type DmTemplates = Record<DmTemplateField, string>;

export const dmTemplateOf = (templates: DmTemplates, platform: Platform): string =>
  templates[dmTemplateField(platform)];
