import { Box, Button, Dialog, Field, Input, Stack, Textarea } from '@chakra-ui/react';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import type { EditedMessage } from '@vibes/core/delivery/edited-message';
import { withFooter } from '@vibes/core/template/mail-footer';
import type { RenderedEmail } from '@vibes/core/template/rendered-email';
import { BODY_MAXIMUM } from '@vibes/core/template/template-limits';
import { textToHtml } from '@vibes/core/template/text-to-html';
import { useRef, type ReactNode } from 'react';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { Note } from '../../../components/note.tsx';
import { subjectLength } from '../../template/subject-length.ts';
import { capitalised, nameOf, thingOf } from '../delivery-words.ts';
import { DoubtDialog } from '../doubt-dialog.tsx';
import { DueLine } from '../due-line.tsx';
import type { ListedDelivery } from '../listed-delivery.ts';
import { footerText, LINK_WORDS } from '../message/message-of.ts';
import { MessageText } from '../message/message-text.tsx';
import { GoneEmail } from './gone-email.tsx';
import { HeldActions } from './held-actions.tsx';
import type { Ending } from './review-queue.ts';
import {
  beginDraft,
  currentVersion,
  faultsOf,
  followed,
  isChanged,
  isOutdated,
  NOT_SAVED,
  type Draft,
  type Version,
} from './review-standing.ts';
import { UnsavedText } from './unsaved-text.tsx';
import { useReviewActs } from './use-review-acts.ts';

const ENDED = { sent: 'is on its way', stopped: 'stopped', gone: '' };

/** What the dialog knows of the email on screen. */
export interface ReviewEmailProps {
  id: string;
  draft: Draft | null;
  /** What was saved here, until the database has it. */
  saved: Version | null;
  /** The place of the email among the others. */
  position: ReactNode;
  onDraft: (draft: Draft | null) => void;
  onSaved: (version: Version) => void;
  /** `sentence`: what happened, for the next email’s screen. */
  onEnd: (ending: Ending, sentence: string) => void;
}

const ROWS = 14;

/** Subject and text of an email on hold, to be edited. Its footer stays as it is. */
function ReviewFields(props: {
  value: EditedMessage;
  footer: string | null;
  onChange: (value: EditedMessage) => void;
}) {
  const { value, footer, onChange } = props;
  const faults = faultsOf(value);
  const { length } = value.text;
  return (
    <Stack gap="5">
      <Field.Root invalid={faults.subject !== null}>
        <Field.Label>Subject</Field.Label>
        <Input
          autoFocus
          value={value.subject}
          dir="auto"
          onChange={({ target }) => onChange({ ...value, subject: target.value })}
        />
        {faults.subject !== null && <Field.ErrorText>{faults.subject}</Field.ErrorText>}
        <Field.HelperText>{subjectLength(value.subject.length)}</Field.HelperText>
      </Field.Root>
      <Field.Root invalid={faults.text !== null}>
        <Field.Label>Text</Field.Label>
        <Textarea
          value={value.text}
          rows={ROWS}
          dir="auto"
          resize="vertical"
          lineHeight="1.6"
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
        {faults.text !== null && <Field.ErrorText>{faults.text}</Field.ErrorText>}
        <Field.HelperText>
          {`${length.toLocaleString('en')} of ${BODY_MAXIMUM.toLocaleString('en')} characters`}
        </Field.HelperText>
        {footer !== null && (
          <Field.HelperText whiteSpace="pre-wrap" overflowWrap="anywhere">
            {`Below it, and not to be edited:\n${footer}`}
          </Field.HelperText>
        )}
      </Field.Root>
    </Stack>
  );
}

/** An email on hold: its text to be read or edited, and what can be done with it. */
export function HeldEmail(
  props: ReviewEmailProps & {
    delivery: ListedDelivery;
    payload: DeliveryPayload;
    message: RenderedEmail;
  },
) {
  const { id, delivery, payload, message, saved, onDraft, onSaved, onEnd } = props;
  const { subject, text } = message;
  const current = currentVersion({ revision: delivery.revision, subject, text }, saved);
  const draft = props.draft && followed(props.draft, current);
  const body = useRef<HTMLDivElement>(null);
  const acts = useReviewActs({
    id,
    draft,
    current,
    onSaved,
    onEnd: (ending) => onEnd(ending, `${capitalised(thingOf(delivery))} ${ENDED[ending]}`),
  });

  const hasFault = draft !== null && Object.values(faultsOf(draft)).some((fault) => fault !== null);
  const focusFault = () =>
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  const unlessFaulty = (act: () => void) => () =>
    hasFault && isChanged(draft, current) ? focusFault() : act();

  // Its own answer comes with, or after, the database’s.
  if (delivery.state !== 'held' && !acts.isBusy)
    return <GoneEmail delivery={delivery} draft={draft} onEnd={onEnd} />;
  if (draft && isOutdated(draft, current) && !acts.isBusy)
    return <ChangedEmail draft={draft} onShow={() => onDraft(null)} />;
  // The HTML of what was just saved is the server’s to make.
  const html = current === saved ? textToHtml(current.text) : message.html;
  const email = { subject: current.subject, text: current.text, html };
  return (
    <>
      <Dialog.Body ref={body}>
        <Stack gap="4">
          <DueLine delivery={delivery} />
          {draft ? (
            <ReviewFields
              value={draft}
              footer={footerText(payload)}
              onChange={(value) => onDraft({ ...draft, ...value })}
            />
          ) : (
            <MessageText
              to={delivery.to}
              email={withFooter(email, payload.footer ?? null, LINK_WORDS)}
            />
          )}
          <FormFault sentence={acts.fault} />
        </Stack>
      </Dialog.Body>
      <HeldActions
        id={id}
        thing={thingOf(delivery)}
        busy={acts.busy}
        isEditing={draft !== null}
        isChanged={isChanged(draft, current)}
        onEdit={() => onDraft(beginDraft(current))}
        onDiscard={() => onDraft(null)}
        onSave={unlessFaulty(() => void acts.save())}
        onSend={unlessFaulty(acts.send)}
        onStop={() => void acts.stop()}
      />
      <DoubtDialog of={acts.sending} name={nameOf(delivery)} />
    </>
  );
}

/** An edit that another one came before. */
function ChangedEmail(props: { draft: { subject: string; text: string }; onShow: () => void }) {
  const { draft, onShow } = props;
  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <Box role="alert">
            <Note tone="warning">{`This email was changed elsewhere. ${NOT_SAVED}`}</Note>
          </Box>
          <UnsavedText subject={draft.subject} text={draft.text} />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" colorPalette="accent" onClick={onShow}>
          Show the email as it is now
        </Button>
      </Dialog.Footer>
    </>
  );
}
