import { Stack, Text } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { GmailFields } from '../../../shared/gmail/gmail-fields.tsx';
import { AppPasswordPictures } from './app-password-pictures.tsx';

/** The way the email goes: Gmail, to be connected, or what is connected already. */
export function GmailPart(props: {
  settings: EmailSettings;
  isReady: boolean;
  /** What Gmail said to the address and the password. */
  fault: string | null;
}) {
  const { settings, isReady, fault } = props;
  if (isReady) {
    const { active_email_mode, email_address } = settings;
    return (
      <Text color="fg.muted">
        {active_email_mode === 'webhook'
          ? 'Goes out through your webhook.'
          : `Goes out from ${email_address ?? ''}.`}
      </Text>
    );
  }
  return (
    <Stack gap="5">
      <GmailFields passwordHint="16 letters, with or without spaces. We check it with Gmail before anything is sent." />
      {fault !== null && <FormFault sentence={fault} />}
      <AppPasswordPictures />
    </Stack>
  );
}
