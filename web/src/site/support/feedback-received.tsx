const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Takes the place of the form, and the focus with it. */
export const FeedbackReceived = ({ onMore }: { onMore: () => void }) => (
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
