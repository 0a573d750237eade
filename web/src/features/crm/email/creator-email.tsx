import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { creatorEmail, undecidedEmails } from '@vibes/core/creator/creator-email';
import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Explained } from '../../../components/explained.tsx';
import { EmailEvidence } from '../../../shared/creator/email-evidence.tsx';
import { isUndeliverable } from '../../../shared/creator/is-undeliverable.ts';
import { Nothing } from '../../../shared/creator/nothing.tsx';
import type { ShownRow } from '../shown-rows/shown-row.ts';
import { useCreatorLink } from '../../../shared/creator/creator-link.ts';
import { UndeliverableAddress } from '../../../shared/creator-details/undeliverable-address.tsx';

/**
 * The address; when pressed, it shows where it was found and any problem with it. Links to the
 * choice of addresses where one is needed. Until the document is there, the address alone.
 */
export function CreatorEmail({ row }: { row: Pick<ShownRow, 'email' | 'document'> }) {
  const { email, document } = row;
  if (document) return <KnownEmail creator={document} />;
  if (!email) return <Nothing label="not known yet" />;
  return (
    <chakra.span display="block" truncate>
      {email}
    </chakra.span>
  );
}

function KnownEmail({ creator }: { creator: Creator }) {
  const found = creatorEmail(creator);
  if (!found) return undecidedEmails(creator).length > 0 ? <ToChoose {...creator} /> : <Nothing />;
  const { email } = found;
  const word = (
    <chakra.span
      minW="0"
      truncate
      {...(isUndeliverable(creator) && { textDecoration: 'line-through' })}
    >
      {email}
    </chakra.span>
  );
  return (
    <Explained
      label={found.source ? `Where ${email} was found` : `${email}, typed by you`}
      word={word}
    >
      <EmailEvidence found={found} />
      <UndeliverableAddress marks={creator} />
    </Explained>
  );
}

const ChooseLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    whiteSpace: 'nowrap',
    borderRadius: 'l1',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'border.emphasized',
    _hover: { textDecorationColor: 'currentcolor' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

function ToChoose({ id, name }: Pick<Creator, 'id' | 'name'>) {
  const linkTo = useCreatorLink();
  return (
    <ChooseLink {...linkTo(id)}>
      <chakra.span color="status.silent">
        <CircleHelp size={14} aria-hidden="true" />
      </chakra.span>
      Choose one<chakra.span srOnly> of the addresses of {name}</chakra.span>
    </ChooseLink>
  );
}
