import { handleOf, type WithHandles } from '@vibes/core/creator/handles';
import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { renderDirectMessage } from '@vibes/core/template/render-direct-message';
import type { TemplateFault } from '@vibes/core/template/render-template';
import { templateValues } from '@vibes/core/template/template-variables';

/** A DM as it would be sent, or the sentence with the reason why it cannot be. */
export type PreparedDm =
  { ok: true; text: string; is_shortened: boolean } | { ok: false; sentence: string };

function sentenceOf(fault: TemplateFault, platform: Platform): string {
  const template = `Your ${PLATFORM_NAMES[platform]} DM template`;
  switch (fault.code) {
    case 'empty':
      return `${template} is empty. Write it once, and we fill it in for every creator.`;
    case 'unknown_variable':
      return `${template} uses {{${fault.variable}}}, which isn’t a template variable.`;
    case 'empty_variable':
      return `${template} uses {{${fault.variable}}}, which has no value yet.`;
    case 'unclosed':
      return `${template} has ${fault.written}, which is an incomplete variable.`;
    case 'fill_in':
      return `${template} still says ${fault.written}. Replace it with your own text.`;
  }
}

/** Fills in the person's DM template for one creator, as a capture does. */
export function preparedDm(input: {
  creator: WithHandles & { name: string };
  platform: Platform;
  templates: MessageTemplates;
  my_name: string;
}): PreparedDm {
  const { creator, platform, templates, my_name } = input;
  const handle = handleOf(creator, platform) ?? '';
  const values = templateValues({ name: creator.name, handle, platform, my_name });
  const rendering = renderDirectMessage(platform, templates, values);
  return rendering.ok ? rendering : { ok: false, sentence: sentenceOf(rendering.fault, platform) };
}
