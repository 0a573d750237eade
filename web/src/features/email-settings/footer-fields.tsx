import { Stack } from '@chakra-ui/react';
import { POSTAL_ADDRESS_MAXIMUM } from '@vibes/core/account/email-settings';
import { TextField } from '../../components/form/text-field.tsx';
import { Note } from '../../components/note.tsx';
import { SwitchField } from './switch-field.tsx';

/** What stands below each e-mail. */
export function FooterFields({ isOn }: { isOn: boolean }) {
  return (
    <Stack gap="5">
      <Stack gap="3">
        <SwitchField
          name="opt_out_footer"
          label="End each e-mail with a way to unsubscribe"
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
        hint={`Stands below each e-mail, as some countries require. Up to ${POSTAL_ADDRESS_MAXIMUM} characters.`}
      />
    </Stack>
  );
}
