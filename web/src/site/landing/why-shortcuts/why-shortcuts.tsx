import { WaysToPress } from './ways-to-press.tsx';

const REASONS = [
  {
    title: 'You stay where you are',
    text: 'The shortcut runs on top of TikTok or Instagram. You share the profile or copy its link, you press, you scroll on. No tab, no list for later.',
  },
  {
    title: 'No password changes hands',
    text: 'You never sign in to TikTok or Instagram for us, and no browser extension reads along. The shortcut holds one API key, which you can replace at any time.',
  },
  {
    title: 'You can read every step',
    text: 'A shortcut is a list of actions in Apple’s own app. Open it and see what it sends.',
  },
  {
    title: 'The answer comes to you',
    text: 'After a press your iPhone says in a line or two what happened, and why if nothing was sent.',
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
            You find creators on your phone, inside two apps. A shortcut works beside both and
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
          <b>Where it ends.</b> The shortcut is made for the iPhone. On Android you install the app
          from Chrome and share a profile to it; on a computer you paste links or keep a bookmark
          that sends the page you are on. There is no browser extension to trust.
        </p>
      </div>
    </section>
  );
}
