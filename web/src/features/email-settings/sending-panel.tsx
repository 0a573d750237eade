import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { POSTAL_ADDRESS_MAXIMUM, type EmailSettings } from '@vibes/core/account/email-settings';
import type { MailboxStatus } from '@vibes/core/channel/channel-status';
import { useState } from 'react';
import { AppForm } from '../../components/form/app-form.tsx';
import { FormFault } from '../../components/form/form-fault.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { useNow } from '../../components/use-now.ts';
import { HOLD_BACK_CHOICES } from './hold-back-choices.ts';
import { dailyCapHint, mailboxWords } from './mailbox-words.ts';
import { RadioCards } from './radio-cards.tsx';
import { saveSending } from './save-email-settings.data.ts';
import { savedValues, sendingSchema, sendingValues, type SendingValues } from './sending-schema.ts';
import { SwitchField } from './switch-field.tsx';

/** When emails are sent, how many, and the text below each, for every system. */
export function SendingPanel(props: { settings: EmailSettings; mailbox: MailboxStatus }) {
  const { settings, mailbox } = props;
  const now = useNow();
  const [fault, setFault] = useState<string | null>(null);
  const save = (values: SendingValues, before: SendingValues) => {
    setFault(null);
    return saveSending(values, before, setFault);
  };
  return (
    <Panel title="Sending" subtitle="For emails through Gmail and through your webhook alike.">
      <AppForm
        label="Sending"
        initialValues={sendingValues(settings)}
        schema={sendingSchema}
        onSubmit={save}
        afterSave={savedValues}
      >
        {({ values, isDirty, isSaving }) => (
          <Stack gap="6">
            <UnsavedMark isDirty={isDirty && !isSaving} />
            <RadioCards name="hold_back" label="Hold emails back" choices={HOLD_BACK_CHOICES} />
            <Stack gap="1.5">
              <TextField
                name="daily_cap"
                label="Daily limit, Gmail only"
                placeholder={String(mailbox.usual_daily_cap)}
                hint={dailyCapHint(mailbox)}
                input={{ inputMode: 'numeric', autoComplete: 'off' }}
              />
              <Text fontVariantNumeric="tabular-nums">{mailboxWords(mailbox, now)}</Text>
            </Stack>
            <FooterFields isOn={values.opt_out_footer} />
            <FormFault sentence={fault} />
            <Flex justify="flex-end">
              <Button type="submit" size="sm" colorPalette="accent" disabled={isSaving || !isDirty}>
                {isSaving ? 'Saving...' : 'Save sending settings'}
              </Button>
            </Flex>
          </Stack>
        )}
      </AppForm>
    </Panel>
  );
}

/** The text below each email. */
function FooterFields({ isOn }: { isOn: boolean }) {
  return (
    <Stack gap="5">
      <Stack gap="3">
        <SwitchField
          name="opt_out_footer"
          label="End each email with a way to unsubscribe"
          sentence="Whoever uses it gets no more messages from you."
        />
        {!isOn && (
          <Note tone="warning">
            Many countries require a way to unsubscribe, and it keeps you out of spam.
          </Note>
        )}
      </Stack>
      <TextField
        name="postal_address"
        label="Postal address"
        rows={3}
        isOptional
        hint={`Stands below each email, as some countries require. Up to ${POSTAL_ADDRESS_MAXIMUM} characters.`}
      />
    </Stack>
  );
}
