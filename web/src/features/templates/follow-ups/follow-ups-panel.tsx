import { Button, Flex, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { useEffect } from 'react';
import type { FormState } from '../../../components/form/app-form.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useNow } from '../../../components/use-now.ts';
import type { EditorValues } from '../fields/editor-values.ts';
import { FieldMark } from '../fields/field-mark.tsx';
import { TemplateField } from '../fields/template-field.tsx';
import { findControl } from '../fields/text-control.ts';
import { followUpExamples } from './follow-up-examples.ts';
import { FOLLOW_UP_FIELDS, followUpValues } from './follow-up-values.ts';
import { followUpsRefusal } from './follow-ups-refusal.ts';
import { FollowUpsSwitch } from './follow-ups-switch.tsx';

/** Follow-ups: one line while they are folded, then their switch and their texts. */
export function FollowUpsPanel(props: {
  userData: UserData;
  form: FormState<EditorValues>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const { userData, form, isOpen, onOpen } = props;
  const { first_body, second_body } = form.values;
  const isWritten = first_body !== '' || second_body !== '';
  const isOn = userData.emailSettings.follow_ups;
  const refusal = followUpsRefusal(userData, useNow());
  // Folded, the switch is there only where it can be pressed.
  const hasSwitch = isOpen || isOn || refusal === null;
  return (
    <Panel
      title={
        <Flex as="span" align="center" gap="2">
          Follow-ups
          <FieldMark fields={FOLLOW_UP_FIELDS} />
        </Flex>
      }
      subtitle="Up to two short emails in the same thread. They stop at any reply."
      aside={
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? (
            'Hide follow-ups'
          ) : isWritten ? (
            <>
              Edit<VisuallyHidden> follow-ups</VisuallyHidden>
            </>
          ) : (
            'Write follow-ups'
          )}
        </Button>
      }
    >
      {hasSwitch ? (
        <Stack gap="5">
          <FollowUpsSwitch isOn={isOn} refusal={refusal} />
          {isOpen && <Fields form={form} />}
        </Stack>
      ) : undefined}
    </Panel>
  );
}

function Fields({ form }: { form: FormState<EditorValues> }) {
  const { values, setValue } = form;
  useEffect(() => findControl('first_body')?.focus(), []);
  function insertExample() {
    const example = followUpValues(followUpExamples(values.email_signature));
    for (const name of FOLLOW_UP_FIELDS) setValue(name, example[name]);
  }
  const isEmpty = values.first_body === '' && values.second_body === '';
  return (
    <>
      <OneFollowUp
        name="first"
        label="First follow-up"
        after="the email"
        onExample={isEmpty ? insertExample : null}
      />
      <OneFollowUp name="second" label="Second follow-up" after="the first follow-up" />
    </>
  );
}

function OneFollowUp(props: {
  name: 'first' | 'second';
  label: string;
  after: string;
  onExample?: (() => void) | null;
}) {
  const { name, label, after, onExample } = props;
  return (
    <Stack gap="3">
      <TemplateField
        name={`${name}_body`}
        label={label}
        rows={6}
        isOptional
        hint="Your signature is added below it. The subject is that of the email."
        below={
          onExample && (
            <Button size="xs" variant="outline" onClick={onExample}>
              Insert follow-up example
            </Button>
          )
        }
      />
      <TextField
        name={`${name}_days`}
        label={`Working days after ${after}`}
        input={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
    </Stack>
  );
}
