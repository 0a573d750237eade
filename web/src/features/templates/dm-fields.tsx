import type { Platform } from '@vibes/core/creator/platform';
import { DM_MAXIMUM } from '@vibes/core/template/template-limits';
import type { TemplateValues as VariableValues } from '@vibes/core/template/template-variables';
import { TextField } from '../../components/form/text-field.tsx';
import { BelowField } from './below-field.tsx';
import { countCharacters } from './character-count.ts';
import { DmCount } from './dm-count.tsx';
import { longestValues } from './longest-values.ts';
import { noteText } from './note-text.tsx';
import type { TemplateValues } from './template-schema.ts';

const LABELS: Record<Platform, string> = {
  instagram: 'Instagram DM Template',
  tiktok: 'TikTok DM Template',
};

/** The DM's template and how long its message is. */
export function DmFields(props: {
  platform: Platform;
  templates: TemplateValues;
  values: VariableValues | null;
  onExample: (() => void) | null;
}) {
  const { platform, templates, values, onExample } = props;
  const name = `${platform}_template` as const;
  const count = countCharacters(templates[name], {
    values,
    longest: longestValues(platform, values?.myName ?? ''),
    maximum: DM_MAXIMUM[platform],
  });
  return (
    <TextField
      name={name}
      label={LABELS[platform]}
      rows={8}
      hint={noteText(templates[name])}
      frame={(field) => (
        <>
          {field}
          <BelowField onExample={onExample}>
            <DmCount platform={platform} count={count} />
          </BelowField>
        </>
      )}
    />
  );
}
