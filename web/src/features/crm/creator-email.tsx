import { chakra } from '@chakra-ui/react';
import { creatorEmail, type EmailFields } from '@vibes/core/creator/creator-email';
import { EmailEvidence } from './email-evidence.tsx';
import { Explained } from './explained.tsx';
import { Nothing } from './nothing.tsx';

/** The address; pressed, it shows where it was found. */
export function CreatorEmail({ creator }: { creator: EmailFields }) {
  const found = creatorEmail(creator);
  if (!found) return <Nothing />;
  const { email } = found;
  const word = (
    <chakra.span minW="0" truncate>
      {email}
    </chakra.span>
  );
  return (
    <Explained label={`Where ${email} was found`} word={word}>
      <EmailEvidence found={found} />
    </Explained>
  );
}
