import { chakra } from '@chakra-ui/react';
import { EmailEvidence, type FoundEmail } from './email-evidence.tsx';
import { Explained } from './explained.tsx';
import { Nothing } from './nothing.tsx';

/** The address; pressed, it shows where it was found. */
export function CreatorEmail({ creator }: { creator: FoundEmail }) {
  const { email } = creator;
  if (!email) return <Nothing />;
  const word = (
    <chakra.span minW="0" truncate>
      {email}
    </chakra.span>
  );
  return (
    <Explained label={`Where ${email} was found`} word={word}>
      <EmailEvidence creator={creator} />
    </Explained>
  );
}
