import { Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import { format } from 'date-fns/format';
import { AppForm } from '../../components/form/app-form.tsx';
import { SaveButton } from '../../components/form/save-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { FORM_WIDTH } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { UnsavedGuard } from '../../components/unsaved-guard.tsx';
import { useSession } from '../../lib/use-session.ts';
import { profileSchema } from './profile-schema.ts';
import { saveProfile } from './save-profile.data.ts';

/** The name, editable, and the email address from the sign-in service. */
export function ProfileCard({ account }: { account: UserAccount | null }) {
  const session = useSession();
  const email = session.status === 'signed_in' ? session.user.email : null;
  return (
    <Panel maxW={FORM_WIDTH}>
      <AppForm
        label="Profile Information"
        initialValues={{ name: account?.name ?? '' }}
        schema={profileSchema}
        onSubmit={saveProfile}
      >
        {(form) => (
          <Stack gap="5">
            <UnsavedGuard isDirty={form.isDirty && !form.isSaving} />
            <TextField
              name="name"
              label="Name"
              hint="Creators see this name as the sender. If it’s empty, they see your address."
              input={{ autoComplete: 'name' }}
            />
            <Field.Root readOnly>
              <Field.Label>Email</Field.Label>
              <Input value={email ?? ''} type="email" bg="bg.subtle" color="fg.muted" />
              <Field.HelperText>
                Your email is used for login and cannot be changed
              </Field.HelperText>
            </Field.Root>
            <Flex justify="space-between" align="center" wrap="wrap" gap="3">
              <Text textStyle="xs" color="fg.muted">
                {account && <Facts account={account} />}
              </Text>
              <SaveButton isDirty={form.isDirty} isSaving={form.isSaving}>
                {form.isSaving ? 'Saving...' : 'Save Changes'}
              </SaveButton>
            </Flex>
          </Stack>
        )}
      </AppForm>
    </Panel>
  );
}

function Facts({ account }: { account: UserAccount }) {
  return (
    <>
      Member since {format(account.created_at, 'MMMM d, yyyy')}
      <br />
      Time zone {account.time_zone.replaceAll('_', ' ')}
    </>
  );
}
