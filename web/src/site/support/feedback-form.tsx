import { tidyFeedback } from '@vibes/core/feedback/feedback-text';
import { useCallback, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { feedbackDraft, type FeedbackDraft } from './feedback-draft.ts';
import { feedbackLength } from './feedback-length.ts';

const PATIENCE_MS = 15_000;

/**
 * Loaded as soon as somebody begins to write, so that it can also report a lost connection.
 * Undefined when it fails to load: the form shows the same itself.
 */
const loadToasts = () =>
  import('../toast/notify.tsx').then(
    ({ notify }) => notify,
    () => undefined,
  );

const SUCCESS = {
  title: 'Feedback received',
  description: "Thank you for your feedback! We'll review it soon.",
};
const FAILURE = {
  title: 'Something went wrong',
  description: "We couldn't save your feedback. Please try again.",
};

const ROOM = 'feedback-room';

interface FeedbackFieldProps {
  text: string;
  isReadOnly: boolean;
  isTooLong: boolean;
  /** The id of the element with the remaining length. */
  room: string;
  /** Whether it takes the focus when it appears. */
  takesFocus: boolean;
  onBegin: () => void;
}

/** The field for feedback. */
function FeedbackField(props: FeedbackFieldProps) {
  const { text, isReadOnly, isTooLong, room, takesFocus, onBegin } = props;
  const focusAtFirst = useRef(takesFocus);
  const appear = useCallback((field: HTMLTextAreaElement | null) => {
    // What was typed before hydration.
    if (field?.value) feedbackDraft.write(field.value);
    if (focusAtFirst.current) field?.focus();
  }, []);
  return (
    <div className="field">
      <label htmlFor="feedback-text">Your feedback</label>
      <textarea
        id="feedback-text"
        ref={appear}
        rows={7}
        required
        placeholder="Found a bug? Missing a feature? Tell us what’s on your mind."
        value={text}
        readOnly={isReadOnly}
        aria-invalid={isTooLong}
        aria-describedby={room}
        onFocus={onBegin}
        onChange={({ target }) => feedbackDraft.write(target.value)}
      />
    </div>
  );
}

/** 'Share Your Thoughts': one text, sent without a name. */
export function FeedbackForm() {
  const { subscribe, read, none } = feedbackDraft;
  const draft = useSyncExternalStore(subscribe, read, none);
  const [phase, setPhase] = useState<'new' | 'editing' | 'sending' | 'failed' | 'sent'>('new');
  const button = useRef<HTMLButtonElement>(null);
  const isSending = phase === 'sending';
  const { canBeSent, isTooLong, words } = feedbackLength(draft.text);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending || !canBeSent) return;
    setPhase('sending');
    const isStored = await sendFeedback(draft);
    if (isStored) {
      feedbackDraft.write('');
      setPhase('sent');
    } else {
      // The button lost the focus while it was disabled.
      flushSync(() => setPhase('failed'));
      button.current?.focus();
    }
    const notify = await loadToasts();
    if (isStored) notify?.success(SUCCESS);
    else notify?.error(FAILURE);
  }

  if (phase === 'sent') return <FeedbackReceived onMore={() => setPhase('editing')} />;
  return (
    <form className="feedback" onSubmit={(event) => void submit(event)}>
      <FeedbackField
        text={draft.text}
        isReadOnly={isSending}
        isTooLong={isTooLong}
        room={ROOM}
        takesFocus={phase === 'editing'}
        onBegin={() => void loadToasts()}
      />
      <div className="feedback-end">
        <button
          ref={button}
          className="button button-accent"
          type="submit"
          disabled={isSending || !canBeSent}
        >
          {isSending ? 'Sending...' : 'Submit Feedback'}
        </button>
        <p id={ROOM} className={isTooLong ? 'field-error' : 'muted'} role="status">
          {words}
        </p>
        {phase === 'failed' && (
          <p className="field-error" role="alert">
            <b>{FAILURE.title}</b> {FAILURE.description}
          </p>
        )}
      </div>
    </form>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Replaces the form, and takes the focus. */
const FeedbackReceived = ({ onMore }: { onMore: () => void }) => (
  <div className="feedback-received">
    <h3 tabIndex={-1} ref={takeFocus}>
      Feedback Received!
    </h3>
    <p>Thank you. Every reported bug is fixed within 2 business days.</p>
    <button className="button button-outline" type="button" onClick={onMore}>
      Send more feedback
    </button>
  </div>
);

/** Sends a draft; returns false when it is not known to be stored. The same draft may be sent again. */
async function sendFeedback({ id, text }: FeedbackDraft): Promise<boolean> {
  try {
    const response = await fetch('/api/feedback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, feedback: tidyFeedback(text) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
