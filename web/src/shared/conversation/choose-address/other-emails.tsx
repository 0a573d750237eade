import { Button, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { choiceReason } from '@vibes/core/creator/choice-reason';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { CircleHelp } from 'lucide-react';
import { useId, useState } from 'react';
import { marked } from '../../../components/marked.ts';
import { Caution, EmailEvidence } from '../../creator/email-evidence.tsx';
import { choiceQuestion, choiceSentence } from '../words/conversation-words.ts';
import { ChooseButton } from './choose-button.tsx';

/** Alternatives shown at first; the best ones come first. */
const FIRST = 3;

/** The anchor of the other addresses. Only one creator is open at a time. */
const LIST_ID = 'other-emails';

/** Leads to the first of the other addresses, or of those to choose from. */
export function ToOtherEmails(props: { isMarked: boolean; label?: string; size?: 'xs' | 'sm' }) {
  const { isMarked, label = 'Choose another address', size = 'xs' } = props;
  const lead = () => document.querySelector<HTMLElement>(`#${LIST_ID} button`)?.focus();
  return (
    <Button size={size} {...marked(isMarked)} onClick={lead}>
      {label}
    </Button>
  );
}

/**
 * The other addresses found, or those to choose from, each with its evidence and, until the creator
 * opts out, a button to use it.
 */
export function OtherEmails(props: { creator: Creator; delivery: Delivery | null | undefined }) {
  const { creator, delivery } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const others = creator.other_emails;
  if (others.length === 0) return null;
  const shown = isWhole ? others : others.slice(0, FIRST);
  const question = choiceQuestion(creator);
  return (
    <Stack gap="3">
      {question ? <Question id={id} words={question} /> : <AlsoFound id={id} />}
      <Stack as="ul" id={LIST_ID} aria-labelledby={id} listStyleType="none" gap="4">
        {shown.map((other, place) => (
          // Keyed by position: the previous address takes the position of the chosen one, and keeps the focus.
          <Stack as="li" key={place} gap="2">
            <EmailEvidence found={other} id={`${id}-${place}`} />
            {other.rival && !question && <Caution>This could also be {other.rival}.</Caution>}
            {other.choice_reason && <Caution>{choiceReason(other, creator)}</Caution>}
            {!creator.opted_out_at && (
              <ChooseButton
                creator={creator}
                email={other.email}
                description={choiceSentence(delivery)}
                label={question ? 'Use this one' : 'Use this one instead'}
                about={`${id}-${place}`}
              />
            )}
          </Stack>
        ))}
      </Stack>
      {others.length > FIRST && (
        <Button
          size="xs"
          variant="ghost"
          alignSelf="flex-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show ${others.length - FIRST} more`}
        </Button>
      )}
    </Stack>
  );
}

const AlsoFound = ({ id }: { id: string }) => (
  <Heading as="h4" id={id} textStyle="xs" fontFamily="body" fontWeight="600" color="fg.muted">
    Also found
  </Heading>
);

const Question = ({ id, words }: { id: string; words: string }) => (
  <Flex gap="2" align="flex-start">
    <chakra.span pt="0.5" flexShrink={0} color="status.silent">
      <CircleHelp size={16} aria-hidden="true" />
    </chakra.span>
    <Heading as="h4" id={id} textStyle="sm" fontFamily="body" fontWeight="500">
      {words}
    </Heading>
  </Flex>
);
