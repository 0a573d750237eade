import { Skeleton } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import type { Creator } from '@vibes/core/creator/creator';
import { isContacting } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { useEffect, useState } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { EmailForm } from './email-form.tsx';
import { SentPart } from './sent-part.tsx';
import { useFirstCreator } from './use-first-creator.ts';

/** The creator that it is for, as far as the parts above it show. */
export interface FirstCreator {
  id: string;
  hasAddress: boolean;
  /** The email is on its way, or went out. */
  isSent: boolean;
}

export interface FirstEmailProps {
  account: UserAccount;
  userData: UserData;
  onCreator: (creator: FirstCreator | null) => void;
  onDone: () => void;
}

/** The email to the creator who was captured, until it is sent, and what comes after it. */
export function FirstEmail(props: FirstEmailProps) {
  const [sent, setSent] = useState<string | null>(null);
  const creator = useFirstCreator(sent);
  const known = dataOf(creator);
  const { onCreator } = props;
  const id = known?.id ?? null;
  const isSent = id !== null && id === sent;
  const hasAddress = Boolean(known?.email);
  useEffect(() => {
    onCreator(id === null ? null : { id, hasAddress, isSent });
  }, [id, hasAddress, isSent, onCreator]);
  return (
    <Loaded
      of={creator}
      fault="Your creators could not be loaded."
      skeleton={<Skeleton h="20rem" borderRadius="l3" />}
    >
      {(found) => found && <ToCreator key={found.id} {...props} creator={found} onSent={setSent} />}
    </Loaded>
  );
}

function ToCreator(
  props: FirstEmailProps & { creator: Creator; onSent: (creator_id: string) => void },
) {
  const { creator, onSent } = props;
  const delivery = useLiveDocument(deliveryPlace.at(useUid(), newestEmailId(creator)));
  const email = dataOf(delivery);
  // A held email is still the person's to send.
  const isOut = Boolean(email && isContacting(email) && email.state !== 'held');
  useEffect(() => {
    if (isOut) onSent(creator.id);
  }, [isOut, creator.id, onSent]);
  if (delivery.status === 'loading') return null;
  return email && isOut ? (
    <SentPart creator={creator} delivery={email} onDone={props.onDone} />
  ) : (
    <EmailForm {...props} failed={email ?? null} />
  );
}
