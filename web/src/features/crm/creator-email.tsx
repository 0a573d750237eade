import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorEmail, type EmailFields } from '@vibes/core/creator/creator-email';
import { EmailEvidence } from './email-evidence.tsx';
import { Explained } from './explained.tsx';
import { Nothing } from './nothing.tsx';
import { RefusedAddress } from './refused-address.tsx';

/** The address; pressed, it shows where it was found, and whether its server refused it. */
export function CreatorEmail(props: { creator: EmailFields & Pick<Creator, 'email_refused_at'> }) {
  const { creator } = props;
  const found = creatorEmail(creator);
  if (!found) return <Nothing />;
  const { email } = found;
  const word = (
    <chakra.span
      minW="0"
      truncate
      {...(creator.email_refused_at && { textDecoration: 'line-through' })}
    >
      {email}
    </chakra.span>
  );
  return (
    <Explained label={`Where ${email} was found`} word={word}>
      <EmailEvidence found={found} />
      <RefusedAddress at={creator.email_refused_at} />
    </Explained>
  );
}
