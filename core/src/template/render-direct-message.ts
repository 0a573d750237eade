import { PLATFORM_FACTS, type Platform } from '../creator/platform.ts';
import { dmTemplateOf, type DmTemplates } from './dm-templates.ts';
import { renderTemplate, type TemplateFault } from './render-template.ts';
import { shorten } from './shorten.ts';
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
  templates: DmTemplates,
  values: TemplateValues,
): RenderedDirectMessage {
  const rendering = renderTemplate(dmTemplateOf(templates, platform), values);
  if (!rendering.ok) return rendering;
  const whole = rendering.text.trim();
  const text = shorten(whole, PLATFORM_FACTS[platform].dm_maximum);
  return { ok: true, text, is_shortened: text !== whole };
}
