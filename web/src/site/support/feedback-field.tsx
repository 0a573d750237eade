import { useCallback, useRef } from 'react';
import { feedbackDraft } from './feedback-draft.ts';

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
export function FeedbackField(props: FeedbackFieldProps) {
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
