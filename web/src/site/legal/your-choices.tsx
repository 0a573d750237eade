import type { ProductSettings } from '@vibes/core/product/product-settings';
import { siteLinks } from '../site-links.ts';

/** What a person may do about their data, whether it came from them or from a user. */
export const YourChoices = ({ settings: { privacy_email } }: { settings: ProductSettings }) => (
  <>
    <h3>In the app</h3>
    <ul>
      <li>Change your name in Profile, and your templates and settings on their pages.</li>
      <li>
        Clear the app password, the Notion key or a webhook address. It is deleted right away.
      </li>
      <li>Regenerate your API key. The old one stops working right away.</li>
      <li>Download your credit statement and your referral ledger as files.</li>
    </ul>
    <h3>Access, correction, deletion</h3>
    <p>
      Ask us for a copy of your data, or to correct or delete it. There is no button for deleting an
      account yet. <AskUs email={privacy_email} /> The copy is a file with everything stored about
      the account but secrets, such as your passwords and keys.
    </p>
    <p>
      When you ask us to delete, we delete the account and what it holds, a creator you name, or
      both. Emails that still wait are not sent, and a paid plan ends right away. We keep records of
      payments, credits and referral earnings, without the names of creators; the opt-out list
      described below; the fingerprint that limits each mailbox to one trial; and a note of the
      deletion, with its date, counts, your account’s id and a fingerprint of its address. Stripe
      keeps your name, address and invoices as the law requires.
    </p>
    <p>
      Depending on where you live you may also object to a use, ask us to limit it, or complain to
      your data protection authority.
    </p>
    <h3 id="creators">If you are a creator who received an email</h3>
    <p>
      Follow the unsubscribe link in the email where it has one, or use your mail program’s
      unsubscribe button where it shows one. That sender’s account can then never email the address
      again, and nobody can undo it. An email already on its way may still arrive. To make sure of
      this, we keep a fingerprint of the address, not the address itself, on that sender’s list
      permanently. The sender sees that you opted out, and keeps their record of you.
    </p>
    <p>
      To have that record deleted, or to learn what is stored about you,{' '}
      {privacy_email ? (
        <>
          write to <a href={`mailto:${privacy_email}`}>{privacy_email}</a>
        </>
      ) : (
        <>
          write to us through the form on the <a href={siteLinks.support}>support page</a> and
          include the address the email was sent to
        </>
      )}
      .
    </p>
    <h3>How long we keep it</h3>
    <p>
      Your records stay for as long as your account does, and those named above after it. The texts
      of your emails are deleted 24 months after they were sent or stopped at the latest; who was
      written to, when, and under which subject stays. A creator you delete can be restored for 30
      days; after that we delete them with their emails, messages and picture, but for fingerprints
      of the addresses you wrote to, so that you write to nobody twice. Counters that limit requests
      are removed within days, and the ids of payment events after 90 days. The fingerprint of a
      mailbox stays for as long as we offer a trial. Logs are kept for a limited time. Anonymous
      feedback is deleted 12 months after you sent it.
    </p>
    <p>
      What is deleted stays in backups for 14 weeks at most, and goes with them. We use a backup
      only to bring back data that was lost, and then delete again the accounts that had been
      deleted, and the creators we were asked to delete.
    </p>
  </>
);

/** How a person asks so that we know which account is theirs. */
const AskUs = ({ email }: { email: string }) =>
  email ? (
    <>
      Write to <a href={`mailto:${email}`}>{email}</a> from the email address of the account.
    </>
  ) : (
    <>
      Write to us through the form on the <a href={siteLinks.support}>support page</a> and name the
      account’s email address; we answer there before we delete anything.
    </>
  );
