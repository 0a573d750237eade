import { Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import type { Creator } from '@vibes/core/creator/creator';
import { isContacting } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { useLayoutEffect, useState } from 'react';
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
  const { creator, other, choose } = useFirstCreator();
  const [isSent, setSent] = useState(false);
  const known = dataOf(creator);
  const { account, onCreator } = props;
  const id = known?.id ?? null;
  const hasAddress = Boolean(known?.email);
  // With this paint, and not after it: what is above must not move what is on screen.
  useLayoutEffect(() => {
    onCreator(id === null ? null : { id, hasAddress, isSent });
  }, [id, hasAddress, isSent, onCreator]);
  // Who captured nobody yet has nothing to wait for: the figures below would jump away and back.
  if (creator.status === 'loading' && !account.first_capture_at) return null;
  return (
    <Loaded
      of={creator}
      fault="We couldn’t load your creators."
      skeleton={<Skeleton h="20rem" borderRadius="l3" />}
    >
      {(found) =>
        found && (
          <>
            {other && !isSent && (
              <Flex align="center" gap="3" wrap="wrap">
                <Text color="fg.muted">You captured {other.name} since.</Text>
                <Button size="xs" variant="outline" onClick={() => choose(other.id)}>
                  Write to {other.name} instead
                </Button>
              </Flex>
            )}
            <ToCreator key={found.id} {...props} creator={found} onSent={setSent} />
          </>
        )
      }
    </Loaded>
  );
}

function ToCreator(
  props: FirstEmailProps & { creator: Creator; onSent: (isSent: boolean) => void },
) {
  const { creator, onSent } = props;
  const delivery = useLiveDocument(deliveryPlace.at(useUid(), newestEmailId(creator)));
  const email = dataOf(delivery);
  // A held one, too: its text is written already, and is sent or stopped in the CRM.
  const isOut = Boolean(email && isContacting(email));
  useLayoutEffect(() => {
    onSent(isOut);
  }, [isOut, onSent]);
  const isLoaded = delivery.status !== 'loading';
  const [hadForm, setHadForm] = useState(false);
  if (isLoaded && !isOut && !hadForm) setHadForm(true);
  if (!isLoaded) return null;
  return email && isOut ? (
    <SentPart creator={creator} delivery={email} isFollowing={hadForm} onDone={props.onDone} />
  ) : (
    <EmailForm {...props} failed={email ?? null} />
  );
}
