import type { Platform } from '../creator/platform.ts';
import type { MessageTemplates } from './message-templates.ts';
import { renderTemplate, type TemplateFault } from './render-template.ts';
import { shorten } from './shorten.ts';
import { DM_MAXIMUM } from './template-limits.ts';
import type { TemplateValues } from './template-variables.ts';

/** A DM, or why its template cannot be rendered. */
export type RenderedDirectMessage =
  { ok: true; text: string; is_shortened: boolean } | { ok: false; fault: TemplateFault };

/**
 * The DM for one creator on this platform. Values may make a template longer
 * than the platform takes: the text then ends with its last whole word that fits
 * and "…", and says so by `is_shortened`.
 */
export function renderDirectMessage(
  platform: Platform,
  templates: Pick<MessageTemplates, `${Platform}_template`>,
  values: TemplateValues,
): RenderedDirectMessage {
  const rendering = renderTemplate(templates[`${platform}_template`], values);
  if (!rendering.ok) return rendering;
  const whole = rendering.text.trim();
  const text = shorten(whole, DM_MAXIMUM[platform]);
  return { ok: true, text, is_shortened: text !== whole };
}
