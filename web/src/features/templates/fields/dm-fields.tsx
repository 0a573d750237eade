import { chakra } from '@chakra-ui/react';
import { PLATFORM_FACTS, type Platform } from '@vibes/core/creator/platform';
import { dmTemplateField } from '@vibes/core/template/dm-templates';
import type { TemplateValues as VariableValues } from '@vibes/core/template/template-variables';
import { TextField } from '../../../components/form/text-field.tsx';
import { BelowField } from './below-field.tsx';
import { countCharacters, type CharacterCount } from './character-count.ts';
import { longestValues } from './longest-values.ts';
import { noteText } from './note-text.tsx';
import type { TemplateValues } from './template-schema.ts';

const SAYS: Record<CharacterCount['state'], (name: string) => string> = {
  fits: () => '',
  near: (name) => `Close to what ${name} allows.`,
  risky: (name) => `A long name makes it too long for ${name}. It would be cut.`,
  over: (name) => `Too long for ${name}: shorten it.`,
};
const COLOR = {
  fits: 'fg.muted',
  near: 'status.silent',
  risky: 'status.silent',
  over: 'fg.error',
} as const;

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
  const name = dmTemplateField(platform);
  const count = countCharacters(templates[name], {
    values,
    longest: longestValues(platform, values?.myName ?? ''),
    maximum: PLATFORM_FACTS[platform].dm_maximum,
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

/** The length of the DM and its limit; when the limit is near or passed, screen readers announce it. */
function DmCount({ platform, count }: { platform: Platform; count: CharacterCount }) {
  const { name, dm_maximum } = PLATFORM_FACTS[platform];
  const maximum = dm_maximum.toLocaleString('en');
  return (
    <chakra.span textStyle="xs" color={COLOR[count.state]} ms="auto" textAlign="end">
      <chakra.span role="status">{SAYS[count.state](name)}</chakra.span>{' '}
      <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {`${count.used.toLocaleString('en')} of ${maximum} characters`}
      </chakra.span>
    </chakra.span>
  );
}
