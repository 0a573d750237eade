import { Flex, Stack, Text } from '@chakra-ui/react';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import type { Creator } from '@vibes/core/creator/creator';
import { deliveryPayloadPlace } from '@vibes/core/firestore/places';
import { useId, useState } from 'react';
import { useKeptFocus } from '../../../components/use-kept-focus.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { dataOf } from '../../../lib/loadable.ts';
import { DeliveryButtons } from '../../delivery/delivery-buttons.tsx';
import { DeliveryLog } from '../../delivery/delivery-log.tsx';
import { DeliveryStanding } from '../../delivery/delivery-standing.tsx';
import { isWebhook, nameOf, shownState, thingOf } from '../../delivery/delivery-words.ts';
import { DisclosureButton } from '../../delivery/disclosure-button.tsx';
import type { ListedDelivery } from '../../delivery/listed-delivery.ts';
import { LateMessage } from '../../delivery/message/late-message.tsx';
import { messageOf } from '../../delivery/message/message-of.ts';
import { TEXT_DROPPED } from '../../delivery/message/text-dropped.ts';
import { ToOtherEmails } from '../choose-address/other-emails.tsx';
import { LongText } from '../message/long-text.tsx';
import type { NextStep } from '../next-step/next-step.ts';
import { deliveryGist } from '../words/conversation-words.ts';
import { Line } from './line.tsx';

interface OfDelivery {
  delivery: ListedDelivery;
  creator: Creator;
  step: NextStep | null;
}

/** True for a delivery that goes on only when a person does something about it. */
const needsPerson = (delivery: Delivery): boolean => {
  const { state, due_at, replaced_by } = delivery;
  if (replaced_by !== null) return false;
  if (state === 'held') return due_at === undefined;
  return state === 'failed' || state === 'uncertain' || cameBack(delivery);
};

/** An email or a mirror: its words, state and actions. Opens by itself when it needs the person. */
export function DeliveryLine(
  props: OfDelivery & { title: string; at: Date; opensItself?: boolean },
) {
  const { delivery, creator, step, title, at, opensItself = false } = props;
  const isNext = markedIn({ delivery, creator, step }) !== null;
  return (
    <Line
      mark={delivery.kind === 'email' ? 'email' : 'mirrors'}
      title={title}
      gist={deliveryGist(delivery)}
      at={at}
      opensItself={opensItself || isNext || needsPerson(delivery)}
    >
      <DeliveryBody {...props} />
    </Line>
  );
}

/** What of it is the one thing to do next. */
const markedIn = ({ delivery, creator, step }: OfDelivery): 'act' | 'fix' | null =>
  delivery.id === newestEmailId(creator) && (step === 'act' || step === 'fix') ? step : null;

/** What opens below the line of an email or a mirror. */
export function DeliveryBody({ delivery, creator, step }: OfDelivery) {
  const body = useKeptFocus<HTMLDivElement>(delivery.state);
  const marked = markedIn({ delivery, creator, step });
  const isPlain = delivery.kind === 'email' && shownState(delivery) === 'sent';
  return (
    <Stack ref={body} tabIndex={-1} gap="2" _focusVisible={{ outline: 'none' }}>
      {!isPlain && <DeliveryStanding delivery={delivery} isFixMarked={marked === 'fix'} />}
      <DeliveryButtons
        delivery={delivery}
        creator={{ email: creator.email, is_opted_out: creator.opted_out_at !== null }}
        marked={marked}
        otherAddress={
          creator.other_emails.length > 0 && (
            <ToOtherEmails isMarked={step === 'choose_other' && !cameBack(delivery)} />
          )
        }
      />
      {delivery.answers === null ? (
        <TextAndLog delivery={delivery} isTextOpen={isPlain} />
      ) : (
        <AnswerWords delivery={delivery} />
      )}
    </Stack>
  );
}

function AnswerWords({ delivery }: Pick<OfDelivery, 'delivery'>) {
  const payload = dataOf(useLiveDocument(deliveryPayloadPlace.at(useUid(), delivery.id)));
  const kept = payload && messageOf(payload);
  if (kept) return <LongText text={kept.text} />;
  return payload ? <Text color="fg.muted">{TEXT_DROPPED}</Text> : null;
}

/** The text of an email, at once where there is nothing else to see, and the log of its tries. */
function TextAndLog(props: { delivery: ListedDelivery; isTextOpen: boolean }) {
  const { delivery, isTextOpen } = props;
  const [isMessageOpen, setIsMessageOpen] = useState(isTextOpen);
  const [isLogOpen, setIsLogOpen] = useState(false);
  const id = useId();
  const isEmail = delivery.kind === 'email';
  const hasLog = delivery.attempts > 0 || isWebhook(delivery);
  // It may go out while its line is open.
  const text = (isTextOpen || isMessageOpen) && (
    <LateMessage delivery={delivery} id={`${id}message`} />
  );
  return (
    <>
      {isTextOpen && text}
      {(hasLog || (isEmail && !isTextOpen)) && (
        <Flex ms="-2.5">
          {isEmail && !isTextOpen && (
            <DisclosureButton
              word="Read email"
              rest={`to ${nameOf(delivery)}`}
              isOpen={isMessageOpen}
              controls={`${id}message`}
              onToggle={() => setIsMessageOpen(!isMessageOpen)}
            />
          )}
          {hasLog && (
            <DisclosureButton
              word="Log"
              rest={`of ${thingOf(delivery)}`}
              isOpen={isLogOpen}
              controls={`${id}log`}
              onToggle={() => setIsLogOpen(!isLogOpen)}
            />
          )}
        </Flex>
      )}
      {!isTextOpen && text}
      {isLogOpen && <DeliveryLog delivery={delivery} id={`${id}log`} />}
    </>
  );
}
