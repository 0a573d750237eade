import { WaysToPress } from './ways-to-press.tsx';

const REASONS = [
  {
    title: 'You stay in the app',
    text: 'The shortcut runs on top of TikTok or Instagram. Share the profile or copy its link, press, and keep scrolling. No tabs, no list for later.',
  },
  {
    title: 'No passwords to share',
    text: 'You never sign in to TikTok or Instagram through us, and there is no browser extension. The shortcut has one API key, which you can replace at any time.',
  },
  {
    title: 'You can read every step',
    text: 'A shortcut is a list of actions in Apple’s own app. Open it and see exactly what it sends.',
  },
  {
    title: 'You get an answer right away',
    text: 'After each press, your iPhone tells you what happened, and why if nothing was sent.',
  },
] as const;

/** Why the product begins on an iPhone, and its limits. */
export function WhyShortcuts() {
  return (
    <section className="why" id="why-shortcuts" aria-labelledby="why-title">
      <div className="wide">
        <div className="why-head">
          <h2 id="why-title">Why Apple Shortcuts?</h2>
          <p className="muted">
            You find creators on your phone, in two apps. A shortcut works alongside both and
            changes neither.
          </p>
        </div>
        <WaysToPress />
        <ul className="why-reasons">
          {REASONS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
        <p className="why-limit">
          <b>No iPhone?</b> The shortcut needs an iPhone. On Android, install the app from Chrome
          and share a profile to it. On a computer, paste links or use a bookmark that sends the
          page you’re on. You don’t need a browser extension.
        </p>
      </div>
    </section>
  );
}
