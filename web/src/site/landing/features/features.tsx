import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { UNSUBSCRIBE_QUESTION, UNSUBSCRIBE_WORD } from '@vibes/core/template/footer-lines';
import { Check, Clock, Pause } from 'lucide-react';
import { Fragment, type ComponentType } from 'react';
import {
  CAPTURE_SENTENCE,
  DM_TEMPLATE,
  dmTo,
  LENA,
  OPT_OUT_SENTENCE,
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
const Answers = () => (
  <>
    <Answer when="You press" sentence={CAPTURE_SENTENCE} />
    <Answer when="You press again" sentence={REPEAT_SENTENCE} />
  </>
);

/** Two addresses, each with the words it was read from. */
const Evidence = () => (
  <>
    <div className="fragment panel">
      <b>{LENA.email}</b>
      <div className="fragment-small">Found in the bio</div>
      <div className="fragment-quote">
        Work with me: <mark>hello (at) lenalathe (dot) studio</mark>
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
const Emails = () => (
  <>
    <div className="fragment panel">
      <b>{LENA.name}</b>
      <div className="fragment-small">Email to {LENA.email}</div>
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
const FilledTemplate = () => (
  <>
    <div className="fragment fragment-code panel">
      {DM_TEMPLATE.split(/(\{\{.*?\}\})/).map((part, i) =>
        i % 2 ? <b key={part}>{part}</b> : <Fragment key={part}>{part}</Fragment>,
      )}
    </div>
    {[LENA, { name: '', handle: 'late.loops.demo' }].map((creator) => (
      <div className="fragment panel" key={creator.handle}>
        <div className="fragment-small">@{creator.handle}</div>
        {dmTo(creator)}
      </div>
    ))}
  </>
);

/** Every status, and two creators' mirrors, one queued and one sent. */
const Statuses = () => (
  <div className="fragment panel">
    <div className="fragment-statuses">
      {CREATOR_STATUSES.map((status) => (
        <StatusMark key={status} status={status} />
      ))}
    </div>
    <div className="fragment-rule" />
    <div className="fragment-line">
      {LENA.name}, copy to Notion
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
const OptOut = () => (
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

const FEATURES: readonly { title: string; text: string; Shown: ComponentType }[] = [
  {
    title: 'One press captures',
    text: 'A profile, a video, a reel or a short link all work. Press again, and nothing is sent or charged twice.',
    Shown: Answers,
  },
  {
    title: 'The email address, with proof',
    text: 'We read the bio first, then the pages it links to. You see the exact words each address came from.',
    Shown: Evidence,
  },
  {
    title: 'Email in your name',
    text: 'We send it through your own Gmail or your webhook: right away, after a few minutes, or once you’ve reviewed it. We never send an email twice on our own.',
    Shown: Emails,
  },
  {
    title: 'DMs ready to paste',
    text: 'Your TikTok and Instagram templates are filled in for each creator. You paste the text and press send, because neither app lets other software start a DM.',
    Shown: FilledTemplate,
  },
  {
    title: 'A CRM that fills itself',
    text: 'Every creator is in one database with status, notes and deliveries. Turn on Notion or your webhook to get a copy there too.',
    Shown: Statuses,
  },
  {
    title: 'Unsubscribe built in',
    text: 'Every email ends with an unsubscribe link unless you turn it off. When a creator unsubscribes, we send them no more emails and prepare no more DMs.',
    Shown: OptOut,
  },
];

/** The product's features, each with a small example. */
export function Features() {
  return (
    <section className="features" id="features" aria-labelledby="features-title">
      <div className="wide">
        <div className="features-head">
          <p className="eyebrow">Features</p>
          <h2 id="features-title">What one press does for you</h2>
        </div>
        <ul className="features-list swipes" aria-labelledby="features-title">
          {FEATURES.map(({ title, text, Shown }) => (
            <li className="feature" key={title}>
              <div className="feature-shown" aria-hidden="true">
                <Shown />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
