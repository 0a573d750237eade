import { Button, chakra, Stack } from '@chakra-ui/react';
import { PLATFORM_FACTS, type Platform } from '@vibes/core/creator/platform';
import { dmTemplateField } from '@vibes/core/template/dm-templates';
import { renderSubject } from '@vibes/core/template/render-email';
import type { TemplateValues as VariableValues } from '@vibes/core/template/template-variables';
import type { ReactNode } from 'react';
import { subjectLength } from '../../../shared/template/subject-length.ts';
import {
  EMAIL_PLACEHOLDER,
  TEMPLATE_EXAMPLES,
} from '../../../shared/template/template-examples.ts';
import { countCharacters, type CharacterCount } from './character-count.ts';
import { longestValues } from './longest-values.ts';
import { TemplateField } from './template-field.tsx';
import type { TemplateValues } from './template-schema.ts';
import { TEMPLATE_TABS, type TemplateTab } from './template-tabs.ts';
import { findControl, writeText } from './text-control.ts';

/** The fields of one tab, and the example of its template while that is empty. */
interface Fields {
  templates: TemplateValues;
  values: VariableValues | null;
  example: ReactNode;
}

/** Subject, template and signature of the email. */
function EmailFields({ templates, values, example }: Fields) {
  const subject = values && renderSubject(templates, values);
  const used = (subject?.ok ? subject.text : templates.email_subject).length;
  return (
    <>
      <TemplateField name="email_subject" label="Email Subject" hint={subjectLength(used)} />
      <TemplateField
        name="email_template"
        label="Email Template"
        rows={10}
        placeholder={EMAIL_PLACEHOLDER}
        below={example}
      />
      <TemplateField name="email_signature" label="Email Signature" isOptional rows={3} />
    </>
  );
}

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
function DmFields({ platform, templates, values, example }: Fields & { platform: Platform }) {
  const name = dmTemplateField(platform);
  const count = countCharacters(templates[name], {
    values,
    longest: longestValues(platform, values?.myName ?? ''),
    maximum: PLATFORM_FACTS[platform].dm_maximum,
  });
  return (
    <TemplateField
      name={name}
      label={LABELS[platform]}
      rows={8}
      below={
        <>
          {example}
          <DmCount platform={platform} count={count} />
        </>
      }
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

/** Fills what is empty in the tab. */
function insertExample(tab: TemplateTab) {
  for (const field of TEMPLATE_TABS[tab].fields) {
    const control = findControl(field);
    if (control?.value === '' && TEMPLATE_EXAMPLES[field])
      writeText(control, TEMPLATE_EXAMPLES[field]);
  }
}

/** The fields of one tab. */
export function TabFields(props: {
  tab: TemplateTab;
  templates: TemplateValues;
  values: VariableValues | null;
}) {
  const { tab, templates, values } = props;
  const example = templates[TEMPLATE_TABS[tab].template] === '' && (
    <Button size="xs" variant="outline" onClick={() => insertExample(tab)}>
      Insert example
    </Button>
  );
  const shared = { templates, values, example };
  return (
    <Stack gap="5">
      {tab === 'email' ? <EmailFields {...shared} /> : <DmFields platform={tab} {...shared} />}
    </Stack>
  );
}
