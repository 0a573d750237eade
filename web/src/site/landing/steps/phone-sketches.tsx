import type { ReactNode } from 'react';
import { CAPTURE_SENTENCE } from '../invented-creator.ts';

/** A small drawing of a phone: it shows what will be on its screen and is not a screenshot. */
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

/** The first actions of a shortcut built by hand, as the setup guide shows them. */
export const BuildSketch = () => (
  <PhoneSketch shows="The Shortcuts app: three actions of the shortcut, Text with the API key, Set Variable, Get Contents of URL">
    <b>Vibes Outreach</b>
    <Action name="Text">vo_live_••••3k9Q</Action>
    <Action name="Set Variable">api_key</Action>
    <Action name="Get Contents of URL">…/api/capture</Action>
  </PhoneSketch>
);

const Action = ({ name, children }: { name: string; children: string }) => (
  <span className="steps-card">
    <span>
      <b>{name}</b> {children}
    </span>
  </span>
);

export const AnswerSketch = () => (
  <PhoneSketch
    shows={`A creator's profile, and above it the shortcut's answer: ${CAPTURE_SENTENCE}`}
  >
    <span className="steps-card steps-answer">
      <b>Vibes Outreach</b>
      {CAPTURE_SENTENCE}
    </span>
    <span className="steps-face" />
    <span className="steps-line steps-line-short" />
  </PhoneSketch>
);
