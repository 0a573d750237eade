import { Flex, Stack, Text } from '@chakra-ui/react';
import { deliveryPayloadPlace } from '@vibes/core/firestore/places';
import { useId, useState } from 'react';
import { useNow } from '../../../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../../../lib/live.ts';
import { dataOf } from '../../../../lib/loadable.ts';
import { ActionButton } from '../../../../shared/delivery/action-button.tsx';
import { deliveryActions } from '../../../../shared/delivery/delivery-actions.ts';
import { DeliveryLog } from '../../../../shared/delivery/delivery-log.tsx';
import { DeliveryStanding } from '../../../../shared/delivery/delivery-standing.tsx';
import { shownState, thingOf } from '../../../../shared/delivery/delivery-words.ts';
import { DisclosureButton } from '../../../../shared/delivery/disclosure-button.tsx';
import type { ListedDelivery } from '../../../../shared/delivery/listed-delivery.ts';
import { LateMessage } from '../../../../shared/delivery/message/late-message.tsx';
import { messageOf } from '../../../../shared/delivery/message/message-of.ts';
import { NOT_KEPT } from '../../../../shared/delivery/message/not-kept.ts';
import { Words } from '../conversation/words.tsx';
import { Line } from './line.tsx';

interface OfEmail {
  email: ListedDelivery;
}

/** An email that went out: an answer with its words, any other with its text and its log once opened. */
export function EmailLine({ email, title }: OfEmail & { title: string }) {
  const { answers, subject, sent_at, created_at } = email;
  const isAnswer = answers !== null;
  return (
    <Line
      mark="email"
      title={title}
      gist={isAnswer ? '' : subject}
      at={sent_at ?? created_at}
      isOpenAtFirst={isAnswer || shownState(email) !== 'sent'}
    >
      <Stack gap="1.5">
        {shownState(email) !== 'sent' && <DeliveryStanding delivery={email} />}
        {isAnswer ? <AnswerWords email={email} /> : <Outreach email={email} />}
        <Actions email={email} />
      </Stack>
    </Line>
  );
}

function Actions({ email }: OfEmail) {
  const actions = deliveryActions(email, { now: useNow() });
  if (actions.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {actions.map(
        ({ does, ...action }) =>
          does !== 'review' && (
            <ActionButton key={action.label} action={{ ...action, does }} delivery={email} />
          ),
      )}
    </Flex>
  );
}

function AnswerWords({ email }: OfEmail) {
  const payload = dataOf(useLiveDocument(deliveryPayloadPlace.at(useUid(), email.id)));
  const kept = payload && messageOf(payload);
  if (kept) return <Words text={kept.text} />;
  return payload ? <Text color="fg.muted">{NOT_KEPT}</Text> : null;
}

function Outreach({ email }: OfEmail) {
  const [isLogOpen, setIsLogOpen] = useState(false);
  const id = useId();
  return (
    <>
      <LateMessage delivery={email} id={`${id}message`} />
      <Flex ms="-2.5">
        <DisclosureButton
          word="Log"
          rest={`of ${thingOf(email)}`}
          isOpen={isLogOpen}
          controls={`${id}log`}
          onToggle={() => setIsLogOpen(!isLogOpen)}
        />
      </Flex>
      {isLogOpen && <DeliveryLog delivery={email} id={`${id}log`} />}
    </>
  );
}
