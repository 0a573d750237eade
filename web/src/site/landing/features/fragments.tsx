import { UNSUBSCRIBE_QUESTION, UNSUBSCRIBE_WORD } from '@vibes/core/template/footer-lines';
import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { Check, Clock, Pause } from 'lucide-react';
import { Fragment } from 'react';
import {
  DM_TEMPLATE,
  dmTo,
  MIRA,
  OPT_OUT_SENTENCE,
  CAPTURE_SENTENCE,
  REPEAT_SENTENCE,
} from '../invented-creator.ts';
import { StatusMark } from '../status-mark.tsx';

const Answer = ({ when, sentence }: { when: string; sentence: string }) => (
  <div className="fragment fragment-answer panel">
    <img src="/logo.svg" alt="" width="28" height="28" />
    <div>
      <div className="fragment-small">{when}</div>
      {sentence}
    </div>
  </div>
);

/** What the phone shows the first time and the second. */
export const Answers = () => (
  <>
    <Answer when="You press" sentence={CAPTURE_SENTENCE} />
    <Answer when="You press again" sentence={REPEAT_SENTENCE} />
  </>
);

/** Two addresses, each with the words it was read from. */
export const Evidence = () => (
  <>
    <div className="fragment panel">
      <b>{MIRA.email}</b>
      <div className="fragment-small">Found in the bio</div>
      <div className="fragment-quote">
        Collabs: <mark>hello (at) mirasol (dot) example</mark>
      </div>
    </div>
    <div className="fragment panel">
      <b>studio@ada.example</b>
      <div className="fragment-small">Found on a linked page</div>
      <div className="fragment-quote">
        Bookings → <mark>𝓼𝓽𝓾𝓭𝓲𝓸@𝓪𝓭𝓪.𝓮𝔁𝓪𝓶𝓹𝓵𝓮</mark>
      </div>
    </div>
  </>
);

/** An email that can still be stopped, and one that was sent. */
export const Emails = () => (
  <>
    <div className="fragment panel">
      <b>{MIRA.name}</b>
      <div className="fragment-small">Email to {MIRA.email}</div>
      <div className="fragment-line">
        <span className="fragment-label">
          <Pause size={14} aria-hidden="true" />
          Goes out in 5 minutes
        </span>
        <span className="fragment-keys">
          <span className="fragment-key">Send now</span>
          <span className="fragment-key">Undo</span>
        </span>
      </div>
    </div>
    <div className="fragment panel">
      <b>Bea Builds</b>
      <div className="fragment-small">Email to team@bea-builds.example</div>
      <div className="fragment-line">
        <span className="fragment-label fragment-label-done">
          <Check size={14} aria-hidden="true" />
          Sent
        </span>
        <span className="fragment-small">through Gmail</span>
      </div>
    </div>
  </>
);

/** A template, and its result with a first name and without one. */
export const FilledTemplate = () => (
  <>
    <div className="fragment fragment-code panel">
      {DM_TEMPLATE.split(/(\{\{.*?\}\})/).map((part, i) =>
        i % 2 ? <b key={part}>{part}</b> : <Fragment key={part}>{part}</Fragment>,
      )}
    </div>
    {[MIRA, { name: '', handle: 'late.loops.demo' }].map((creator) => (
      <div className="fragment panel" key={creator.handle}>
        <div className="fragment-small">@{creator.handle}</div>
        {dmTo(creator)}
      </div>
    ))}
  </>
);

/** Every status, and two creators' mirrors, one queued and one sent. */
export const Statuses = () => (
  <div className="fragment panel">
    <div className="fragment-statuses">
      {CREATOR_STATUSES.map((status) => (
        <StatusMark key={status} status={status} />
      ))}
    </div>
    <div className="fragment-rule" />
    <div className="fragment-line">
      {MIRA.name}, copy to Notion
      <span className="fragment-label">
        <Clock size={14} aria-hidden="true" />
        Queued
      </span>
    </div>
    <div className="fragment-line">
      Bea Builds, copy to Notion
      <span className="fragment-label fragment-label-done">
        <Check size={14} aria-hidden="true" />
        Sent
      </span>
    </div>
  </div>
);

/** The end of an email, and the refusal for a user who captures that creator again. */
export const OptOut = () => (
  <>
    <div className="fragment panel">
      Best,
      <br />
      Ann
      <div className="fragment-rule" />
      <span className="fragment-small">
        {UNSUBSCRIBE_QUESTION} <span className="fragment-link">{UNSUBSCRIBE_WORD}</span>
      </span>
    </div>
    <Answer when="You press again" sentence={OPT_OUT_SENTENCE} />
  </>
);
