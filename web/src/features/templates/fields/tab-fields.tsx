import { chakra, Stack } from '@chakra-ui/react';
import { PLATFORM_FACTS, type Platform } from '@vibes/core/creator/platform';
import { dmTemplateField } from '@vibes/core/template/dm-templates';
import { renderSubject } from '@vibes/core/template/render-email';
import type { TemplateValues as VariableValues } from '@vibes/core/template/template-variables';
import { useState } from 'react';
import { TextField } from '../../../components/form/text-field.tsx';
import { subjectLength } from '../../../shared/template/subject-length.ts';
import {
  EMAIL_PLACEHOLDER,
  TEMPLATE_EXAMPLES,
} from '../../../shared/template/template-examples.ts';
import { BelowField } from './below-field.tsx';
import { countCharacters, type CharacterCount } from './character-count.ts';
import { longestValues } from './longest-values.ts';
import { noteText } from './note-text.tsx';
import type { TemplateValues } from './template-schema.ts';
import { TEMPLATE_TABS, type TemplateTab } from './template-tabs.ts';
import { VariableList } from './variable-list.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Subject, template and signature of the email. */
function EmailFields(props: {
  templates: TemplateValues;
  values: VariableValues | null;
  onExample: (() => void) | null;
}) {
  const { templates, values, onExample } = props;
  const subject = values && renderSubject(templates, values);
  const used = (subject?.ok ? subject.text : templates.email_subject).length;
  return (
    <>
      <TextField
        name="email_subject"
        label="Email Subject"
        hint={noteText(templates.email_subject, subjectLength(used))}
      />
      <TextField
        name="email_template"
        label="Email Template"
        rows={10}
        hint={noteText(templates.email_template)}
        placeholder={EMAIL_PLACEHOLDER}
        frame={(field) => (
          <>
            {field}
            {onExample && <BelowField onExample={onExample} />}
          </>
        )}
      />
      <TextField
        name="email_signature"
        label="Email Signature"
        isOptional
        rows={3}
        hint={noteText(templates.email_signature)}
      />
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
function DmFields(props: {
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

/** The fields of one tab. A variable is inserted at the cursor of the field last typed in. */
export function TabFields(props: {
  tab: TemplateTab;
  templates: TemplateValues;
  values: VariableValues | null;
}) {
  const { tab, templates, values } = props;
  const { fields, template } = TEMPLATE_TABS[tab];
  const [written, setWritten] = useState<keyof TemplateValues | null>(null);

  function markWritten(control: EventTarget) {
    const field = fields.find((name) => name === (control as Element).getAttribute('name'));
    if (field) setWritten(field);
  }

  function insert(text: string) {
    const control = findControl(written ?? template);
    if (!control) return;
    // In a field that never had the focus, the cursor goes to the end.
    if (!written) control.setSelectionRange(control.value.length, control.value.length);
    writeText(control, text);
  }

  function insertExample() {
    for (const field of fields) {
      const control = findControl(field);
      if (control?.value === '' && TEMPLATE_EXAMPLES[field])
        writeText(control, TEMPLATE_EXAMPLES[field]);
    }
  }

  const isEmpty = templates[template] === '';
  const shared = { templates, values, onExample: isEmpty ? insertExample : null };
  return (
    <Stack
      gap="5"
      onPointerDown={({ target }) => markWritten(target)}
      onKeyDown={({ key, target }) => {
        // Moving through a field with Tab does not choose it.
        if (key !== 'Tab' && key !== 'Shift') markWritten(target);
      }}
    >
      {tab === 'email' ? <EmailFields {...shared} /> : <DmFields platform={tab} {...shared} />}
      <VariableList values={values} onInsert={insert} />
    </Stack>
  );
}

/** The field of that name, if it is on the page. */
function findControl(name: string): TextControl | null {
  const control = document.getElementsByName(name)[0];
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** Inserts as if typed: it replaces the selection, and the field's own undo reverts it. */
function writeText(control: TextControl, text: string) {
  control.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- browsers enter no other command into a field's undo list
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
