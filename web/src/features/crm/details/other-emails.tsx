import { Button, Heading, Stack } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { useId, useState } from 'react';
import { EmailEvidence } from '../email-evidence.tsx';
import { choiceSentence } from './choice-sentence.ts';
import { ChooseButton } from './choose-button.tsx';

/** Alternatives shown at first: the best ones stand in front. */
const FIRST = 3;

/** Names them in the page, for whoever is led here. One creator is open at a time. */
const LIST_ID = 'other-emails';

/** Leads from an e-mail whose address will not do to the first of the others. */
export function ToOtherEmails() {
  const lead = () => document.querySelector<HTMLElement>(`#${LIST_ID} button`)?.focus();
  return (
    <Button size="xs" variant="outline" onClick={lead}>
      Choose another address
    </Button>
  );
}

/** The other addresses found, each with its evidence and, until the creator opts out, the way to use it instead. */
export function OtherEmails(props: { creator: Creator; delivery: Delivery | null | undefined }) {
  const { creator, delivery } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const others = creator.other_emails;
  if (others.length === 0) return null;
  const shown = isWhole ? others : others.slice(0, FIRST);
  return (
    <Stack gap="3">
      <Heading as="h4" id={id} textStyle="xs" fontFamily="body" fontWeight="600" color="fg.muted">
        Also found
      </Heading>
      <Stack as="ul" id={LIST_ID} aria-labelledby={id} listStyleType="none" gap="4">
        {shown.map((other, place) => (
          // By its place: the address so far takes the place of the chosen one, and keeps the focus.
          <Stack as="li" key={place} gap="2">
            <EmailEvidence found={other} id={`${id}-${place}`} />
            {!creator.opted_out_at && (
              <ChooseButton
                creator={creator}
                email={other.email}
                description={choiceSentence(delivery)}
                label="Use this one instead"
                about={`${id}-${place}`}
              />
            )}
          </Stack>
        ))}
      </Stack>
      {others.length > FIRST && (
        <Button
          size="xs"
          variant="ghost"
          alignSelf="flex-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${others.length - FIRST} more`}
        </Button>
      )}
    </Stack>
  );
}
