import { Stack, Text } from '@chakra-ui/react';
import { POSTAL_ADDRESS_MAXIMUM, type EmailSettings } from '@vibes/core/account/email-settings';
import type { UserData } from '@vibes/core/account/user-data';
import type { MailboxStatus } from '@vibes/core/channel/channel-status';
import { useMemo, useState } from 'react';
import { AppForm } from '../../components/form/app-form.tsx';
import { FormFault } from '../../components/form/form-fault.tsx';
import { SaveBar } from '../../components/form/save-bar.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Note } from '../../components/note.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { useNow } from '../../components/use-now.ts';
import { HOLD_BACK_CHOICES } from './hold-back-choices.ts';
import { dailyCapHint, mailboxWords } from '../../shared/replies/replies-words.ts';
import { RadioCards } from './radio-cards.tsx';
import { RepliesPanel } from './replies-panel.tsx';
import { saveEmailSettings } from './save-email-settings.data.ts';
import {
  savedValues,
  settingsSchema,
  settingsValues,
  type SettingsValues,
} from './settings-schema.ts';

/** What is not the form of one system: sending and replies, saved together. */
export function SettingsForm({ userData }: { userData: UserData }) {
  const { emailSettings: settings, mailbox } = userData;
  const { daily_cap_maximum } = mailbox;
  const schema = useMemo(() => settingsSchema(daily_cap_maximum), [daily_cap_maximum]);
  const [fault, setFault] = useState<string | null>(null);
  const [isLookBackAsked, setIsLookBackAsked] = useState(false);
  async function save(values: SettingsValues, before: SettingsValues) {
    setFault(null);
    const isSaved = await saveEmailSettings(values, before, setFault);
    if (isSaved) setIsLookBackAsked(values.watch_replies && !before.watch_replies);
    return isSaved;
  }
  return (
    <AppForm
      label="Email Settings"
      initialValues={settingsValues(settings, daily_cap_maximum)}
      schema={schema}
      onSubmit={save}
      afterSave={savedValues}
    >
      {({ values, isDirty, isSaving }) => (
        <>
          <UnsavedMark isDirty={isDirty && !isSaving} />
          <Stack gap="4">
            <SendingPanel values={values} settings={settings} mailbox={mailbox} />
            <RepliesPanel
              userData={userData}
              isLookBackAsked={isLookBackAsked}
              onLookBackEnd={() => setIsLookBackAsked(false)}
            />
          </Stack>
          <SaveBar
            label="Save Changes"
            isDirty={isDirty}
            isSaving={isSaving}
            isDisabled={!isDirty}
            fault={<FormFault sentence={fault} />}
          />
        </>
      )}
    </AppForm>
  );
}

/** When emails are sent, how many, and the text below each, for every system. */
function SendingPanel(props: {
  values: SettingsValues;
  settings: EmailSettings;
  mailbox: MailboxStatus;
}) {
  const { values, settings, mailbox } = props;
  const now = useNow();
  return (
    <Panel title="Sending" subtitle="For Gmail and for your webhook.">
      <Stack gap="6">
        <RadioCards name="hold_back" label="Hold emails back" choices={HOLD_BACK_CHOICES} />
        <Stack gap="1.5">
          <TextField
            name="daily_cap"
            label="Daily limit, Gmail only"
            placeholder={mailbox.usual_daily_cap.toLocaleString('en-US')}
            hint={dailyCapHint(mailbox)}
            input={{ inputMode: 'numeric', autoComplete: 'off' }}
          />
          <Text fontVariantNumeric="tabular-nums">{mailboxWords(mailbox, now)}</Text>
        </Stack>
        <FooterFields
          isOn={values.opt_out_footer}
          isByWebhook={settings.active_email_mode === 'webhook'}
        />
      </Stack>
    </Panel>
  );
}

/** The text below each email. */
function FooterFields({ isOn, isByWebhook }: { isOn: boolean; isByWebhook: boolean }) {
  return (
    <Stack gap="5">
      <Stack gap="3">
        <SwitchField
          name="opt_out_footer"
          label="End each email with a way to unsubscribe"
          sentence={
            isByWebhook
              ? 'Always on while your webhook sends.'
              : 'A creator who unsubscribes gets no more messages from you.'
          }
          isAlwaysOn={isByWebhook}
        />
        {!isOn && !isByWebhook && (
          <Note tone="warning">
            Many countries require a way to unsubscribe, and it keeps you out of spam.
          </Note>
        )}
      </Stack>
      <TextField
        name="postal_address"
        label="Postal address"
        rows={2}
        isOptional
        hint={`Added below each email. Some countries require it. Up to ${POSTAL_ADDRESS_MAXIMUM} characters.`}
      />
    </Stack>
  );
}
