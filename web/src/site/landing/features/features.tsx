import type { ComponentType } from 'react';
import { Answers, Emails, Evidence, FilledTemplate, OptOut, Statuses } from './fragments.tsx';

const FEATURES: readonly { title: string; text: string; Shown: ComponentType }[] = [
  {
    title: 'One press captures',
    text: 'A profile, a video, a reel or a short link: any of them names the creator. Press again, and nothing is sent or charged twice.',
    Shown: Answers,
  },
  {
    title: 'The address, with its evidence',
    text: 'The bio is read first, then the pages it links to. You see the words each address was read from.',
    Shown: Evidence,
  },
  {
    title: 'Email in your name',
    text: 'It goes out through your own Gmail or your webhook, at once or held back for minutes or for your review. We never send an email twice on our own.',
    Shown: Emails,
  },
  {
    title: 'DMs ready to paste',
    text: 'Your TikTok and Instagram templates are filled in for each creator. You paste the text and press send: neither app lets a program start a DM.',
    Shown: FilledTemplate,
  },
  {
    title: 'A CRM that fills itself',
    text: 'Every creator is in one database with status, notes and deliveries. Switch on Notion or your webhook, and a copy goes there.',
    Shown: Statuses,
  },
  {
    title: 'A no is kept',
    text: 'Every email ends with an unsubscribe link unless you switch it off. Whoever uses it is on your list: no further email goes out, and no DM is prepared.',
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
          <h2 id="features-title">What one press takes off your hands</h2>
        </div>
        <ul className="features-list">
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
