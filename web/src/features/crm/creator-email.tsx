import { chakra } from '@chakra-ui/react';
import { creatorEmail, type EmailFields } from '@vibes/core/creator/creator-email';
import { AddressTrouble, hasTrouble, type AddressMarks } from './address-trouble.tsx';
import { EmailEvidence } from './email-evidence.tsx';
import { Explained } from './explained.tsx';
import { Nothing } from './nothing.tsx';

/** The address; pressed, it shows where it was found, and what is known against it. */
export function CreatorEmail(props: { creator: EmailFields & AddressMarks }) {
  const { creator } = props;
  const found = creatorEmail(creator);
  if (!found) return <Nothing />;
  const { email } = found;
  const word = (
    <chakra.span minW="0" truncate {...(hasTrouble(creator) && { textDecoration: 'line-through' })}>
      {email}
    </chakra.span>
  );
  return (
    <Explained label={`Where ${email} was found`} word={word}>
      <EmailEvidence found={found} />
      <AddressTrouble marks={creator} />
    </Explained>
  );
}
