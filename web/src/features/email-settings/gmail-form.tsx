import { Flex, Stack } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { TestResult } from '@vibes/core/api/delivery-callables';
import { useMemo, useState } from 'react';
import { AppForm } from '../../components/form/app-form.tsx';
import { FormFault } from '../../components/form/form-fault.tsx';
import { SaveButton } from '../../components/form/save-button.tsx';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { call } from '../../lib/callables.ts';
import { ChannelTest } from '../../shared/channel/channel-test.tsx';
import { runTest, TEST_FALLBACK } from '../../shared/channel/run-test.ts';
import { GmailFields } from '../../shared/gmail/gmail-fields.tsx';
import { gmailSchema, type GmailValues } from '../../shared/gmail/gmail-schema.ts';
import { isConnected } from './is-connected.ts';
import { saveGmail } from './save-email-settings.data.ts';

/**
 * The form of the Gmail account. The saved app password stays on the server; an empty field keeps
 * it. The server signs in to Gmail before it saves, and Gmail's answer is shown here.
 */
export function GmailForm({ settings }: { settings: EmailSettings }) {
  const has_password = settings.app_password_set;
  const schema = useMemo(() => gmailSchema({ has_password }), [has_password]);
  const [fault, setFault] = useState<string | null>(null);
  const save = (values: GmailValues, before: GmailValues) => {
    setFault(null);
    return saveGmail(values, before, setFault);
  };
  return (
    <AppForm
      label="Gmail Configuration"
      initialValues={{ email_address: settings.email_address ?? '', app_password: '' }}
      schema={schema}
      onSubmit={save}
      afterSave={(values) => ({ ...values, app_password: '' })}
    >
      {({ isDirty, isSaving }) => (
        <Stack gap="5">
          <UnsavedMark isDirty={isDirty && !isSaving} />
          <GmailFields
            passwordHint={
              has_password
                ? `Saved as ••••${settings.app_password_last4 ?? ''}. Leave empty to keep it.`
                : '16 letters, with or without spaces'
            }
          />
          <FormFault sentence={fault} />
          <Flex justify="flex-end">
            <SaveButton isDirty={isDirty} isSaving={isSaving}>
              {isSaving ? 'Checking with Gmail...' : 'Save Gmail Settings'}
            </SaveButton>
          </Flex>
          {isConnected('gmail', settings) && <GmailTest settings={settings} isDirty={isDirty} />}
        </Stack>
      )}
    </AppForm>
  );
}

/** Tests the saved Gmail account with an email to itself. */
function GmailTest(props: { settings: EmailSettings; isDirty: boolean }) {
  const { settings, isDirty } = props;
  return (
    <ChannelTest
      label="Send test email"
      hint={`Goes from ${settings.email_address ?? ''} to itself. No creator is contacted.`}
      passed={`Gmail took the test email. Look for it in the inbox of ${settings.email_address ?? ''}.`}
      blocked={isDirty ? 'Save your changes first, then test them.' : null}
      run={sendTestEmail}
    />
  );
}

/** Sends an email from the saved Gmail account to itself. Never rejects. */
const sendTestEmail = (): Promise<TestResult> =>
  runTest(() => call('sendTestEmail', {}, TEST_FALLBACK));
