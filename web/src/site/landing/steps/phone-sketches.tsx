import { captureMessage } from '@vibes/core/capture/capture-message';
import type { ReactNode } from 'react';

/** A phone, drawn small: a picture of what will be on its screen, not a screenshot. */
function PhoneSketch({ shows, children }: { shows: string; children: ReactNode }) {
  return (
    <div className="steps-stage">
      <div className="steps-phone" role="img" aria-label={shows}>
        <div className="steps-screen" aria-hidden="true">
          {children}
        </div>
      </div>
    </div>
  );
}

export const SignUpSketch = () => (
  <PhoneSketch shows="The sign-up page: one button, Sign up with Google">
    <b>Create an account</b>
    <span className="steps-google">Sign up with Google</span>
    <span className="steps-line" />
    <span className="steps-line steps-line-short" />
  </PhoneSketch>
);

export const AddSketch = () => (
  <PhoneSketch shows="The Shortcuts app: the shortcut asks for the API key, below it Add Shortcut">
    <b>Vibes Outreach</b>
    <span className="steps-card">
      What is your API key?
      <span className="steps-key">vo_live_••••3k9Q</span>
    </span>
    <span className="steps-key-button">Add Shortcut</span>
  </PhoneSketch>
);

/** The sentence is the one the product says. */
const answer = captureMessage({
  outcome: 'created',
  email: 'queued',
  to: 'mira@slowkiln.studio',
  platform: 'tiktok',
  has_dm: true,
  dry_run: false,
  is_retried: false,
  charged: null,
  email_mode: 'gmail',
  hold_back: 'off',
  is_stopped: false,
});

export const AnswerSketch = () => (
  <PhoneSketch shows={`A creator's profile, and above it the shortcut's answer: ${answer}`}>
    <span className="steps-card steps-answer">
      <b>Vibes Outreach</b>
      {answer}
    </span>
    <span className="steps-face" />
    <span className="steps-line steps-line-short" />
  </PhoneSketch>
);
