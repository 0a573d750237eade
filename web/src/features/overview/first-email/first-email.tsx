import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import type { Creator } from '@vibes/core/creator/creator';
import { isContacting, type Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { creatorPlace, deliveryPlace } from '@vibes/core/firestore/places';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { useLiveDocument, useLiveQuery, useUid } from '../../../lib/live.ts';
import { dataOf, type Loadable } from '../../../lib/loadable.ts';
import { routes } from '../../../lib/routes.ts';
import { useCaptures } from '../../../shared/capture-queue/use-captures.ts';
import { DeliveryStanding } from '../../../shared/delivery/delivery-standing.tsx';
import { HandoverQr } from '../../../shared/handover/handover-qr.tsx';
import { EmailForm } from './email-form.tsx';
import { keepFirstEmail } from './first-email-draft.ts';
import { pickCreator } from './pick-creator.ts';

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

/** Creators to choose from. */
const NEWEST = 10;

interface FirstCreators {
  /** The creator that the email is for; null while nobody was captured. */
  creator: Loadable<Creator | null>;
  /** Somebody captured since, whom the person may write to instead. */
  other: Creator | null;
  choose: (id: string) => void;
}

/**
 * The creator of the first email, live. Once shown they stay: what was captured since is offered, and
 * never takes the place of an email that somebody is about to send.
 */
function useFirstCreator(): FirstCreators {
  const uid = useUid();
  const [chosen, setChosen] = useState<string | null>(null);
  const newest = useLiveQuery(
    creatorPlace.within(uid),
    `newest ${NEWEST}`,
    ({ limit, orderBy }) => [orderBy('created_at', 'desc'), limit(NEWEST)],
  );
  const { entries } = useCaptures();
  const [last] = entries
    .filter(({ answer }) => answer?.creator.id)
    .sort((one, other) => (other.settled_at ?? 0) - (one.settled_at ?? 0));
  const captured = last?.answer?.creator.id ?? null;
  const picked = pickCreator(dataOf(newest) ?? [], captured);
  if (chosen === null && picked) setChosen(picked.id);
  const own = useLiveDocument(creatorPlace.at(uid, chosen ?? 'none'));
  const creator: Loadable<Creator | null> =
    chosen === null
      ? newest.status === 'data'
        ? { status: 'data', data: null }
        : newest
      : own.status === 'data'
        ? { status: 'data', data: own.data && { ...own.data, id: chosen } }
        : own;
  const isOther = picked !== null && picked.id === captured && captured !== chosen;
  return { creator, other: isOther ? picked : null, choose: setChosen };
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

function titleOf({ state, to }: Delivery): string {
  if (state === 'sent') return `Sent to ${to}`;
  // What it waits for, or whether it arrived, is said below.
  return state === 'held' || state === 'uncertain' ? `Email to ${to}` : `On its way to ${to}`;
}

/** The first email on its way, its state, and what makes the next one quicker. */
function SentPart(props: {
  creator: Creator;
  delivery: Delivery;
  /** It takes the place of the form that sent it, and its focus. */
  isFollowing: boolean;
  onDone: () => void;
}) {
  const { creator, delivery, isFollowing, onDone } = props;
  const uid = useUid();
  const isSent = delivery.state === 'sent';
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the steps above with it: Safari does not hold the place.
  useEffect(() => {
    // A person who went on to another part of the page stays there.
    if (!isFollowing || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isFollowing]);
  useEffect(() => {
    if (isSent) keepFirstEmail(uid, { state: 'done' });
  }, [isSent, uid]);
  const crm = `${routes.crm}?${new URLSearchParams({ creator: creator.id }).toString()}`;
  return (
    <Panel
      ref={place}
      tabIndex={-1}
      outline="none"
      title={<span aria-live="polite">{titleOf(delivery)}</span>}
      subtitle={delivery.subject}
      aside={
        <Button size="xs" variant="ghost" onClick={onDone}>
          Done
        </Button>
      }
    >
      <DeliveryStanding delivery={delivery} />
      <Text mt="2" color="fg.muted">
        {creator.name} is in your CRM. <TextLink to={crm}>See the creator</TextLink>
      </Text>
      <Box mt="5" pt="5" borderTopWidth="1px">
        <NextFromPhone />
      </Box>
    </Panel>
  );
}

/** The shortcut: what sends the next email in one press. A phone goes to the guide, a computer sends it to the phone. */
const NextFromPhone = () => (
  <Flex align="center" justify="space-between" wrap="wrap" gap="3">
    <Box flex="1 1 16rem">
      <Text fontWeight="500">Send the next one from your iPhone</Text>
      <Text color="fg.muted">
        See a creator, press the Action Button, and this email goes out to them.
      </Text>
    </Box>
    <HandoverQr />
    <LinkButton size="sm" hideFrom="md" colorPalette="accent" asChild>
      <Link to={routes.shortcutSetup}>Set up the shortcut</Link>
    </LinkButton>
  </Flex>
);

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
