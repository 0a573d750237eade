import type { ComponentType } from 'react';
import { Answers, Emails, Evidence, FilledTemplate, OptOut, Statuses } from './fragments.tsx';

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
