import type { ReactNode } from 'react';

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

/** The three ways to run a shortcut, each with its place on the phone. */
const WaysToPress = () => (
  <ul className="ways swipes" aria-label="Three ways to press">
    <Way name="Action Button" how="Copy the profile’s link and press. For iPhone 15 Pro and later.">
      <Outline />
      <path className="ways-hit" d="M25 36v14" strokeWidth="6" />
      <path className="ways-trace" d="M14 36v14M7 39v8" />
    </Way>
    <Way
      name="Share"
      how="On the profile, tap Share, More, then Vibes Outreach. For any iPhone with the Shortcuts app."
    >
      <Outline />
      <path d="M36 62h48" />
      <rect x="36" y="70" width="12" height="12" rx="3" />
      <rect className="ways-fill" x="54" y="70" width="12" height="12" rx="3" />
      <rect x="72" y="70" width="12" height="12" rx="3" />
      <path className="ways-hit" d="M60 48V26m-8 8 8-8 8 8" strokeWidth="3" />
    </Way>
    <Way name="Back Tap" how="Copy the link and tap the back twice. For iPhone 8 and later.">
      <Outline />
      <rect x="34" y="18" width="24" height="24" rx="7" />
      <circle cx="42" cy="26" r="3" />
      <circle cx="50" cy="34" r="3" />
      <circle className="ways-fill" cx="60" cy="66" r="5" />
      <circle className="ways-trace" cx="60" cy="66" r="12" />
      <circle className="ways-trace" cx="60" cy="66" r="19" />
    </Way>
  </ul>
);

/** The upper part of a phone; it fades out at the bottom. */
const Outline = () => <path d="M28 96V22A12 12 0 0 1 40 10h40a12 12 0 0 1 12 12v74" />;

const Way = ({ name, how, children }: { name: string; how: string; children: ReactNode }) => (
  <li>
    <svg viewBox="0 0 120 96" width="120" height="96" aria-hidden="true">
      {children}
    </svg>
    <h3>{name}</h3>
    <p className="muted">{how}</p>
  </li>
);

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
