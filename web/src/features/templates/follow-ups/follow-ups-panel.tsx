import { Button, Flex, Grid, Stack } from '@chakra-ui/react';
import type { UserData } from '@vibes/core/account/user-data';
import { AppForm, type FormState } from '../../../components/form/app-form.tsx';
import { SaveButton } from '../../../components/form/save-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Panel } from '../../../components/panel.tsx';
import { UnsavedGuard } from '../../../components/unsaved-guard.tsx';
import { noteText } from '../fields/note-text.tsx';
import { followUpExamples } from './follow-up-examples.ts';
import { followUpSchema, followUpValues, type FollowUpValues } from './follow-up-values.ts';
import { FollowUpsSwitch } from './follow-ups-switch.tsx';
import { saveFollowUps } from './follow-ups.data.ts';
import { SeriesPreview } from './series-preview.tsx';

/** Follow-ups: their switch, their texts, and the whole series as the creator gets it. */
export function FollowUpsPanel({ userData }: { userData: UserData }) {
  const { messageTemplates } = userData;
  return (
    <Panel
      title="Follow-ups"
      subtitle="Up to two short emails in the same thread. They stop at any reply. None goes out on weekends."
      mt="4"
    >
      <AppForm
        label="Follow-ups"
        initialValues={followUpValues(messageTemplates.follow_ups)}
        schema={followUpSchema}
        onSubmit={saveFollowUps}
      >
        {(form) => (
          <Grid
            gap="6"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 27rem)' }}
          >
            <UnsavedGuard isDirty={form.isDirty && !form.isSaving} />
            <Stack gap="6" minW="0">
              <FollowUpsSwitch userData={userData} />
              <Fields form={form} signature={messageTemplates.email_signature} />
            </Stack>
            <SeriesPreview values={form.values} userData={userData} />
          </Grid>
        )}
      </AppForm>
    </Panel>
  );
}

function Fields(props: { form: FormState<FollowUpValues>; signature: string }) {
  const { values, isDirty, isSaving, setValue } = props.form;
  function insertExample() {
    const example = followUpValues(followUpExamples(props.signature));
    for (const name of ['first_body', 'first_days', 'second_body', 'second_days'] as const)
      setValue(name, example[name]);
  }
  const isEmpty = values.first_body === '' && values.second_body === '';
  return (
    <>
      <OneFollowUp name="first" label="First follow-up" text={values.first_body} />
      <OneFollowUp name="second" label="Second follow-up" text={values.second_body} />
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Flex>
          {isEmpty && (
            <Button size="sm" variant="outline" onClick={insertExample}>
              Insert follow-up example
            </Button>
          )}
        </Flex>
        <SaveButton isDirty={isDirty} isSaving={isSaving} disabled={!isDirty}>
          {isSaving ? 'Saving...' : 'Save Follow-Ups'}
        </SaveButton>
      </Flex>
    </>
  );
}

function OneFollowUp(props: { name: 'first' | 'second'; label: string; text: string }) {
  const { name, label, text } = props;
  return (
    <Stack gap="3">
      <TextField
        name={`${name}_body`}
        label={label}
        rows={6}
        isOptional
        hint={noteText(text, 'Your signature is added below it. The subject is that of the email.')}
      />
      <TextField
        name={`${name}_days`}
        label={
          name === 'first'
            ? 'Working days after the email'
            : 'Working days after the first follow-up'
        }
        input={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
    </Stack>
  );
}
