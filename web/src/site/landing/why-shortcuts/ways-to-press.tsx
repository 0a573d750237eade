import type { ReactNode } from 'react';

/** The three ways to run a shortcut, each with its place on the phone. */
export const WaysToPress = () => (
  <ul className="ways">
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
