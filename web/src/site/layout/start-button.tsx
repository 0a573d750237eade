import { siteLinks } from '../site-links.ts';

/** The sign-up button; for a person who is signed in it leads to the dashboard. A class on the page decides. */
export const StartButton = () => (
  <>
    <a className="button button-accent signed-out-only" href={siteLinks.signup}>
      Get Started
    </a>
    <a className="button button-accent signed-in-only" href={siteLinks.dashboard}>
      Dashboard
    </a>
  </>
);
