import { Badge, Button, Flex, Stack } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { useMemo } from 'react';
import { AppForm } from '../../components/form/app-form.tsx';
import { SecretField } from '../../components/form/secret-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedGuard } from '../../components/unsaved-guard.tsx';
import { gmailSchema } from './gmail-schema.ts';
import { saveGmail } from './save-gmail.data.ts';

/** The Gmail account that sends. The saved app password stays on the server; an empty field keeps it. */
export function GmailCard({ settings }: { settings: EmailSettings }) {
  const has_password = settings.app_password_set;
  const schema = useMemo(() => gmailSchema({ has_password }), [has_password]);
  return (
    <Panel
      title="Gmail Configuration"
      aside={settings.active_email_mode === 'gmail' && <Badge colorPalette="green">Active</Badge>}
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
            <UnsavedGuard isDirty={form.isDirty && !form.isSaving} />
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
