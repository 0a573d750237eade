import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.ts';
import { useUid } from '../../../lib/live.ts';
import { routes } from '../../../lib/routes.ts';
import { DeliveryStanding } from '../../../shared/delivery/delivery-standing.tsx';
import { HandoverQr } from '../../../shared/handover/handover-qr.tsx';
import { keepFirstEmail } from './first-email-draft.ts';

function titleOf({ state, to }: Delivery): string {
  if (state === 'sent') return `Sent to ${to}`;
  // What it waits for, or whether it arrived, is said below.
  return state === 'held' || state === 'uncertain' ? `Email to ${to}` : `On its way to ${to}`;
}

/** The first email on its way, its state, and what makes the next one quicker. */
export function SentPart(props: {
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
