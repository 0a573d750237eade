import { Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { EmailEvidence } from '../email-evidence.tsx';
import { EmailSentMark } from '../email-sent-mark.tsx';
import { emailSentState } from '../email-sent-state.ts';
import { Fact, Facts } from '../facts.tsx';
import { Nothing } from '../nothing.tsx';
import { useEmailDeliveries } from '../use-email-deliveries.ts';

const NO_EMAIL = {
  read: 'No address was found on the profile and the pages it links to.',
  blocked: 'The profile could not be read yet. Capture the creator again to look for an address.',
  private: 'The profile is private, so no address could be found.',
} as const;

/** The address with its evidence, the others that were found, and how far the e-mail has come. */
export function EmailFacts({ creator }: { creator: Creator }) {
  const delivery = useEmailDeliveries([creator.id]).get(creator.id);
  const state = emailSentState(creator, delivery);
  const reason = state === 'sent' ? null : delivery?.last_error?.sentence;
  return (
    <Stack gap="3">
      {creator.email ? (
        <EmailEvidence creator={creator} />
      ) : (
        <Text color="fg.muted">{NO_EMAIL[creator.read_state]}</Text>
      )}
      <Facts>
        {creator.other_emails.length > 0 && (
          <Fact label="Also found">
            {creator.other_emails.map((email) => (
              <Text key={email} overflowWrap="anywhere">
                {email}
              </Text>
            ))}
          </Fact>
        )}
        <Fact label="Email sent">
          {state === 'unknown' ? (
            <Nothing label="not known yet" />
          ) : (
            <EmailSentMark state={state} />
          )}
          {reason && <Text color="fg.muted">{reason}</Text>}
        </Fact>
      </Facts>
    </Stack>
  );
}
