import { Button, Flex, Stack } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { useMemo } from 'react';
import { ActiveMark } from '../../components/active-mark.tsx';
import { AppForm } from '../../components/form/app-form.tsx';
import { SecretField } from '../../components/form/secret-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { gmailSchema } from './gmail-schema.ts';
import { saveGmail } from './save-email-settings.data.ts';

/** The Gmail account that sends. The saved app password stays on the server; an empty field keeps it. */
export function GmailCard(props: { settings: EmailSettings; onActivate: () => void }) {
  const { settings } = props;
  const has_password = settings.app_password_set;
  const schema = useMemo(() => gmailSchema({ has_password }), [has_password]);
  return (
    <Panel
      title="Gmail Configuration"
      aside={
        <ActiveMark
          isActive={settings.active_email_mode === 'gmail'}
          isReady
          onActivate={props.onActivate}
        />
      }
    >
      <AppForm
        label="Gmail Configuration"
        initialValues={{ email_address: settings.email_address ?? '', app_password: '' }}
        schema={schema}
        onSubmit={saveGmail}
        afterSave={(values) => ({ ...values, app_password: '' })}
      >
        {(form) => (
          <Stack gap="5">
            <UnsavedMark isDirty={form.isDirty && !form.isSaving} />
            <TextField
              name="email_address"
              label="Gmail Address"
              placeholder="you@gmail.com"
              input={{ type: 'email', autoComplete: 'email', spellCheck: false }}
            />
            <SecretField
              name="app_password"
              label="Gmail App Password"
              hint={
                has_password
                  ? `Saved, ends in ${settings.app_password_last4 ?? '••••'}. Leave empty to keep it.`
                  : '16 letters, with or without spaces'
              }
            />
            <Flex justify="flex-end">
              <Button type="submit" size="sm" colorPalette="accent" disabled={form.isSaving}>
                {form.isSaving ? 'Saving...' : 'Save Gmail Settings'}
              </Button>
            </Flex>
          </Stack>
        )}
      </AppForm>
    </Panel>
  );
}
