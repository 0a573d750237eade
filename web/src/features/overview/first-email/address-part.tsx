import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { choiceReason } from '@vibes/core/creator/choice-reason';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorEmail, undecidedEmails } from '@vibes/core/creator/creator-email';
import { readBlockedSentence } from '@vibes/core/creator/read-blocked-reason';
import { useState } from 'react';
import { AddressForm } from '../../../shared/creator/address-form.tsx';
import { setAddress } from '../../../shared/creator/set-address.data.ts';
import { Caution, EmailEvidence } from '../../../shared/creator/email-evidence.tsx';
import { readPasted } from './read-pasted.data.ts';

/** Why there is no address. */
const withoutAddress = ({ read_state, read_blocked_by, platform }: Creator): string => {
  if (read_blocked_by) return readBlockedSentence(read_blocked_by, platform);
  return read_state === 'private'
    ? 'The profile is private.'
    : 'No address was found on the profile and the pages it links to.';
};

/** Where the email goes, with the words in which the address was found; or the ways to give one. */
export function AddressPart({ creator }: { creator: Creator }) {
  const [isChanging, setIsChanging] = useState(false);
  const found = creatorEmail(creator);
  const choices = undecidedEmails(creator);
  const form = (
    <AddressForm
      label="Their bio or email address"
      hint="Open the profile, copy the bio and paste it here. Or type the address."
      button="Use this"
      isLong
      isOpened={isChanging}
      onUse={async (text) => {
        const fault = await readPasted(creator, text);
        // A field that the person opened after the first address was used stays open.
        if (fault === null && isChanging) setIsChanging(false);
        return fault;
      }}
    />
  );
  if (!found) {
    return (
      <Stack gap="4">
        {choices.length > 0 ? (
          <Choices creator={creator} />
        ) : (
          <Text>{withoutAddress(creator)} You can still write to them.</Text>
        )}
        {form}
      </Stack>
    );
  }
  return (
    <Stack gap="3">
      <Box>
        <Text textStyle="xs" color="fg.muted">
          To
        </Text>
        <EmailEvidence found={found} />
      </Box>
      {isChanging ? (
        form
      ) : (
        <Button
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => setIsChanging(true)}
        >
          Use another address
        </Button>
      )}
    </Stack>
  );
}

/** Addresses that are not certain: a person says which one is right. */
function Choices({ creator }: { creator: Creator }) {
  const [fault, setFault] = useState<string | null>(null);
  const choices = undecidedEmails(creator);
  const isDoubted = choices.some(({ choice_reason }) => choice_reason);
  return (
    <Stack gap="4">
      <Text>
        {isDoubted
          ? 'What we found may not be their address. Use it if it’s right.'
          : 'Two addresses can be read here. Pick the right one.'}
      </Text>
      {choices.map((choice) => (
        <Stack key={choice.email} gap="2">
          <EmailEvidence found={choice} />
          {choice.choice_reason && <Caution>{choiceReason(choice, creator)}</Caution>}
          <Button
            size="xs"
            variant="outline"
            alignSelf="flex-start"
            onClick={() => void setAddress(creator, { email: choice.email }).then(setFault)}
          >
            Use {choice.email}
          </Button>
        </Stack>
      ))}
      <Text role="status" color="fg.error">
        {fault}
      </Text>
    </Stack>
  );
}
