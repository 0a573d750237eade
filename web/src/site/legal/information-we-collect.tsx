import type { ProductSettings } from '@vibes/core/product/product-settings';
import { REFERRAL_DAYS } from '@vibes/core/referral/referral';

/** What the pages and the app store in a person's browser. */
const InYourBrowser = ({ hasTracker }: { hasTracker: boolean }) => (
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
        your plan, credits and figures, the creators in your CRM, what is waiting for you with the
        first words of replies, and a first email you began. It goes when you log out.
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

/** Everything that is stored about people, by its source. */
export const InformationWeCollect = ({ settings }: { settings: ProductSettings }) => (
  <>
    <h3>Your account</h3>
    <p>
      You sign in with Google. From Google we receive your name, your email address and the address
      of your profile photo, never your password. We add your time zone, your API key and when it
      was last used, your message templates, your referral code, and whose link you came through, if
      any. We do not ask for a phone number.
    </p>
    <p>
      We give trial credits once per mailbox. To recognize a mailbox, we store a fingerprint of it
      and the date, without a name or an address. Making the fingerprint from an address takes a key
      that only we have, and the address cannot be read from it. We keep it when your account is
      deleted.
    </p>
    <h3>What you connect</h3>
    <p>
      Only if you enter them: your sending address and its app password, a Notion key and database,
      webhook addresses, your sending limits, and a postal address for the bottom of your emails. We
      note whether each connection works.
    </p>
    <h3>The creators you capture</h3>
    <p>
      This is data about other people, taken from pages they made public, or from what your own
      phone shows you, if your shortcut sends it: name, handles, those they had before, the number
      that the platform gives the account, which other accounts they present as their own, how many
      followers, likes and posts the profile shows, whether the account is verified, the address of
      their picture, links, and the email addresses we find, each with the page and the words around
      it. We also store your notes, the status, and what was sent when. If your shortcut sends us
      the page it shows, we read it and do not store it.
    </p>
    <p>
      The shortcut looks at what you share, otherwise at a link you copied, otherwise at the screen.
      The screen is read on your iPhone: the picture and its text stay there, and only the name you
      choose is sent. What you paste, share to the app or send by the bookmark is captured only
      after you press Capture.
    </p>
    <p>
      So that you recognize a creator, we also keep a small copy of their public profile picture, 96
      pixels wide and without the data that a camera adds. It is fetched after the capture from
      where the profile shows it. Only you see it, and your browser keeps a copy until you log out.
      It is deleted with the creator. This copy was announced 30 days before the first one was made.
    </p>
    <h3>Your messages</h3>
    <p>
      Each email, with its recipient, subject and text, each copy to your CRM, each attempt, and the
      first part of the other server’s answer. You can read each email as it was sent. Its text is
      deleted 24 months after that at the latest. You tell us about direct messages yourself.
    </p>
    <h3>Replies, if you switch that on</h3>
    <p>
      Signing in with Google never lets us read your mail. The app password you enter for sending
      does, and we use it for that only after you choose “Watch for replies”, before your first
      email or in Email Settings. We then look at the headers of new mail. If you choose it after
      you sent emails, we ask whether we may look at earlier mail too. Only if you say yes, we look
      at the mail since the first of those emails, for 60 days back at most, and open and keep the
      same of it. We open only messages that reply to your emails, come within 60 days from an
      address you emailed or from its company’s domain, or report that an email could not be
      delivered. Of those we keep the sender, the subject, the time and the text, with what it
      quotes and the sender’s signature, beside the email they answer. The first 120 characters of
      the last reply are also kept with the creator, for your list of what is waiting. Where nothing
      proves who wrote such a message, we keep its first 500 characters, five a day and creator at
      most, and ask you. Of an answer you write in Gmail yourself we note that you wrote it, not its
      text. Of all other mail we keep nothing and log nothing. We never mark, move or delete a
      message.
    </p>
    <p>
      The texts are deleted 24 months after they arrived at the latest, those first characters with
      them, and everything when your account is deleted. What you say of a reply, such as that
      somebody is interested, and the day you want to be reminded of a creator stay with the
      creator. You can stop at any time in Email Settings, and nothing more is read from then on.
      This section was announced 30 days before anybody could switch the feature on. If your own
      system sends your emails, it can report replies to us, and we keep the same of them. An answer
      you type is kept as a draft until you send it.
    </p>
    <h3>Payments</h3>
    <p>
      Stripe takes your payment. Your card number goes to Stripe and never reaches us. We store your
      customer number at Stripe, the plan, its price, status and dates, numbers of invoices, and a
      line for every credit given or used.
    </p>
    <h3>Referrals</h3>
    <p>
      We count visits through your referral link as a number, without who came. For people who sign
      up through it, we store that they came through your link, and the date and your share of each
      payment. You see amounts, never names.
    </p>
    <h3>Feedback</h3>
    <p>
      The form on the support page stores your text and the time. It stores nothing about who sent
      it. We read it, and delete it after 12 months.
    </p>
    <h3>Usage and device data</h3>
    <p>
      Our own logs hold times, ids and error codes. We count requests for each account to limit
      abuse. Google, which runs our servers, sees the network address and browser type of each
      request and keeps them in its own logs for a limited time. We run no analytics.
    </p>
    <InYourBrowser hasTracker={settings.affiliate_script_url !== ''} />
  </>
);
