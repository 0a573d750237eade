import { Box, Flex, Text } from '@chakra-ui/react';
import { deliveryPayloadPlace } from '@vibes/core/firestore/places';
import { useState } from 'react';
import { useNow } from '../../../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../../../lib/live.ts';
import { dataOf } from '../../../../lib/loadable.ts';
import { ActionButton } from '../../../../shared/delivery/action-button.tsx';
import { deliveryActions } from '../../../../shared/delivery/delivery-actions.ts';
import { DeliveryStanding } from '../../../../shared/delivery/delivery-standing.tsx';
import { nameOf, shownState, whatOf } from '../../../../shared/delivery/delivery-words.ts';
import { DisclosureButton } from '../../../../shared/delivery/disclosure-button.tsx';
import type { ListedDelivery } from '../../../../shared/delivery/listed-delivery.ts';
import { LateMessage } from '../../../../shared/delivery/message/late-message.tsx';
import { messageOf } from '../../../../shared/delivery/message/message-of.ts';
import { NOT_KEPT } from '../../../../shared/delivery/message/not-kept.ts';
import { ThreadRow } from './thread-row.tsx';
import { Words } from './words.tsx';

interface OfEmail {
  email: ListedDelivery;
}

/** An email of the person's in a conversation, with its standing where it has not simply arrived. */
export function EmailRow({ email }: OfEmail) {
  return (
    <ThreadRow kind="own" title={whatOf(email)} at={email.sent_at ?? email.created_at}>
      {email.answers === null ? <Outreach email={email} /> : <Answer email={email} />}
      {shownState(email) !== 'sent' && <DeliveryStanding delivery={email} />}
    </ThreadRow>
  );
}

/** An answer: its words, and what can be done where it was not sent. */
function Answer({ email }: OfEmail) {
  const now = useNow();
  const payload = dataOf(useLiveDocument(deliveryPayloadPlace.at(useUid(), email.id)));
  const kept = payload && messageOf(payload);
  const actions = deliveryActions(email, { now });
  return (
    <>
      {kept && <Words text={kept.text} />}
      {payload && !kept && <Text color="fg.muted">{NOT_KEPT}</Text>}
      {actions.length > 0 && (
        <Flex gap="2" wrap="wrap">
          {actions.map(
            ({ does, ...action }) =>
              does !== 'review' && (
                <ActionButton key={action.label} action={{ ...action, does }} delivery={email} />
              ),
          )}
        </Flex>
      )}
    </>
  );
}

/** An email by the template: its subject, and its text when it is opened. */
function Outreach({ email }: OfEmail) {
  const [isOpen, setIsOpen] = useState(false);
  const id = `thread-${email.id}`;
  return (
    <>
      <Flex align="center" justify="space-between" gap="3">
        <Text dir="auto" textStyle="xs" color="fg.muted" lineClamp="2">
          {email.subject}
        </Text>
        <Box flexShrink={0} me="-2.5">
          <DisclosureButton
            word="Read email"
            rest={`you sent ${nameOf(email)}`}
            isOpen={isOpen}
            controls={id}
            onToggle={() => setIsOpen(!isOpen)}
          />
        </Box>
      </Flex>
      {isOpen && <LateMessage delivery={email} id={id} />}
    </>
  );
}
