import { REFERRAL_DAYS } from '@vibes/core/referral/referral';

/** What the pages and the app store in a person's browser. */
export const InYourBrowser = ({ hasTracker }: { hasTracker: boolean }) => (
  <>
    <h3>In your browser</h3>
    <ul>
      <li>Your sign-in, stored by Firebase Authentication until you log out.</li>
      <li>
        A referral code, for {REFERRAL_DAYS} days, if you came by somebody’s link; which links were
        counted on which day; and your own code, so that your own visits are not counted.
      </li>
      <li>One cookie, for 7 days: whether the app’s sidebar is open.</li>
      <li>
        Your choice of light or dark colors, whether somebody is signed in, whether you have
        finished the first steps, used your API key and watch for replies, and public settings of
        the service, so that it starts offline.
      </li>
      <li>
        From your last visit, so that the dashboard is there at once: your name and email address,
        your plan, credits and figures, the creators in your CRM, and a first email you began. It
        goes when you log out.
      </li>
      <li>
        The small pictures of creators you have looked at, so that each is loaded once. They go when
        you log out.
      </li>
      <li>
        Captures you asked for on this device: until they are sent, and with their answers for a day
        after that.
      </li>
      <li>
        Until you close the tab: feedback you have not sent yet, notices you dismissed, and how far
        a sign-in got.
      </li>
      <li>The app’s own files, so that it opens quickly and without a network.</li>
      {hasTracker && (
        <li>
          On the landing page and some pages of the app, an affiliate program’s script with its own
          cookies: which affiliate sent you, for as long as its program counts.
        </li>
      )}
    </ul>
    <p>A bio you paste on the landing page is read in your browser and not sent anywhere.</p>
    <p>You can delete all of this in your browser’s settings. You are then signed out.</p>
  </>
);
