import type { Creator } from '@vibes/core/creator/creator';
import { deletedCreatorDocument } from '@vibes/core/firestore/documents';
import { creatorPlace } from '@vibes/core/firestore/places';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ann } from '../../../test/features/crm/sample-creator.ts';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { otherEmail, writeAnn } from '../../../test/written-to.ts';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { CreatorDrawer } from '../../features/crm/details/creator-drawer.tsx';
import { CreatorEmail } from '../../features/crm/email/creator-email.tsx';
import { EmailSent } from '../../features/crm/email/email-sent.tsx';
import { UnsentReasonLine } from './unsent-reason-line.tsx';

const at = new Date();
const SHARED = 'team@shared.example';
const none: Partial<Creator> = { email: null, other_emails: [] };
const of = (email: string): Partial<Creator> => ({ email });
const lacking = (reason: 'already_sent' | 'not_set_up' | 'template_incomplete') => ({
  ...of(`${reason}@alone.example`),
  email_withheld: { reason, creator_id: null },
});
const owned = (creator_id: string, email: string): Partial<Creator> => ({
  ...of(email),
  email_withheld: { reason: 'already_sent', creator_id },
});
const UNDECIDED: Partial<Creator> = {
  email: null,
  other_emails: [
    { ...otherEmail('ann@one.example'), rival: 'lee@one.example' },
    { ...otherEmail('lee@one.example'), rival: 'ann@one.example' },
  ],
};

/** The sentence of the list; null in the details where the address there says it. */
const REASONS: Record<string, [fields: Partial<Creator>, sentence: string, inDetails?: null]> = {
  Unsubscribed: [{ opted_out_at: at }, 'This creator unsubscribed, so we won’t send an email.'],
  Undecided: [
    UNDECIDED,
    'We’re not sure which address is right. Choose one, then send the email.',
    null,
  ],
  Nowhere: [none, 'We found no email address on the profile or the pages it links to.', null],
  Closed: [
    { ...none, read_state: 'blocked' },
    'We couldn’t read the profile yet. Capture the creator again, or type the address.',
    null,
  ],
  Private: [
    { ...none, read_state: 'private' },
    'The profile is private, so we couldn’t find an address.',
    null,
  ],
  Unfinished: [
    { ...none, read_blocked_by: 'search_unfinished' },
    'No address yet: we couldn’t read everything.',
    null,
  ],
  Bounced: [
    { ...of('bounced@alone.example'), email_refused_at: at },
    'An email to this address bounced. Type another address, or send a DM.',
    null,
  ],
  Unreachable: [
    { ...of('far@alone.example'), email_unreachable_at: at, other_emails: [otherEmail(SHARED)] },
    'This address can’t receive email. Choose another address, or send a DM.',
    null,
  ],
  Unready: [
    lacking('not_set_up'),
    'Sending wasn’t set up when you captured this creator. Check Email Settings, then send the email.',
  ],
  Incomplete: [
    lacking('template_incomplete'),
    'Your email template was incomplete when you captured this creator. Check it, then send the email.',
  ],
  Elsewhere: [
    lacking('already_sent'),
    'You already emailed this address. You can still send another email.',
  ],
  Twin: [
    owned('Owner', SHARED),
    'You already emailed this address, as Owner. You can still send another email.',
  ],
  // Of before the reason was stored.
  Earlier: [
    of(SHARED),
    'You already emailed this address, as Owner. You can still send another email.',
  ],
  Prepared: [
    owned('Waiting', 'waiting@shared.example'),
    'An email to this address was prepared for Waiting first. Check it there before you send this one.',
  ],
  Silenced: [
    owned('Silent', 'silent@shared.example'),
    'Silent has the same address and unsubscribed. Nothing is sent.',
  ],
  Orphan: [
    owned('gone', 'gone@shared.example'),
    'This address had an email under another creator, who isn’t in your CRM anymore. You can send it now.',
  ],
  Merged: [
    owned('Merged before', 'merged@shared.example'),
    'You already emailed this address, as Merged before. You can still send another email.',
  ],
  Unexplained: [of('plain@alone.example'), 'It wasn’t sent automatically. You can send it now.'],
};

const write = (name: string, fields: Partial<Creator>) => writeAnn(uid, { name, ...fields }, name);
function writeOthers() {
  write('Owner', { ...of(SHARED), email_sent: true });
  write('Waiting', of('waiting@shared.example'));
  write('Silent', { ...of('silent@shared.example'), opted_out_at: at });
  const was = { ...ann, ...of('merged@shared.example'), name: 'Merged before', email_sent: true };
  writeDocument(deletedCreatorDocument.path(uid, 'Merged before'), {
    ...{ ...was, id: 'Merged before' },
    ...{ joined_into: 'Owner', deleted_at: at, purge_at: null, follow_up_due_at: null },
  });
}

/** Creators as the list shows them, with the reason of each as the list and the details show it. */
function Reasons({ names }: { names: readonly string[] }) {
  const all = dataOf(useLiveQuery(creatorPlace.within(useUid()), 'all', () => [])) ?? [];
  return all
    .filter(({ name }) => names.includes(name))
    .map((creator) => (
      <section key={creator.id} aria-label={creator.name}>
        <div>
          List: <UnsentReasonLine creator={creator} />
        </div>
        Details: <UnsentReasonLine creator={creator} isInDetails />
      </section>
    ));
}

function Cells({ name }: { name: string }) {
  const all = dataOf(useLiveQuery(creatorPlace.within(useUid()), 'all', () => [])) ?? [];
  const creator = all.find((one) => one.name === name);
  if (!creator) return null;
  return (
    <>
      <CreatorEmail row={{ ...creator, document: creator }} />
      <EmailSent row={{ document: creator, delivery: null, emailState: 'none' }} />
    </>
  );
}

it('why no email was sent is said in the list, and in the details where the address does not say it', async () => {
  for (const [name, [fields]] of Object.entries(REASONS)) write(name, fields);
  writeOthers();
  await mount(<Reasons names={Object.keys(REASONS)} />);
  for (const [name, [, sentence, inDetails = sentence]] of Object.entries(REASONS)) {
    const said = page.getByRole('region', { name, exact: true });
    await expect.element(said).toHaveTextContent(`List: ${sentence}`);
    if (inDetails === null) await expect.element(said).toHaveTextContent(/Details:$/);
    else await expect.element(said).toHaveTextContent(`Details: ${inDetails}`);
  }
});

const why = page.getByRole('button', { name: 'No: why' });
const reason = page.getByRole('dialog', { name: 'No: why' });

it.each([
  ['Unready', 'Open Email Settings', '/dashboard/email'],
  ['Incomplete', 'Open Message Templates', '/dashboard/messages'],
])('what sending lacked has its link: %s', async (name, label, href) => {
  write(name, REASONS[name]?.[0] ?? {});
  await mount(<Cells name={name} />);
  await why.click();
  await expect.element(reason.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

it('by keyboard the reason opens and closes, and leads to the other creator', async () => {
  write('Twin', owned('Owner', SHARED));
  writeOthers();
  await mount(<Cells name="Twin" />, { at: '/dashboard/crm?q=Twin' });
  await expect.element(why).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(reason).toHaveTextContent('as Owner');
  await expect.poll(() => reason.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(why).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await reason.getByRole('link', { name: 'Open Owner' }).click();
  await expect
    .element(page.getByLabelText('Address', { exact: true }))
    .toHaveTextContent('/dashboard/crm?q=Twin&creator=Owner');
  // Not below the details either, which would close with it.
  await expect.element(reason).not.toBeInTheDocument();
});

it('an address that was typed says so', async () => {
  write('Typed', { ...of('later@ann.studio'), email_source: '' });
  await mount(<Cells name="Typed" />);
  await page.getByRole('button', { name: 'later@ann.studio, typed by you' }).click();
  const panel = page.getByRole('dialog', { name: 'later@ann.studio, typed by you' });
  await expect.element(panel.getByText('Typed by you', { exact: true })).toBeVisible();
});

it('the details show the other creator live, and lead there', async () => {
  write('Prepared', owned('Waiting', 'waiting@shared.example'));
  writeOthers();
  await mount(<CreatorDrawer />, { at: '/dashboard/crm?creator=Prepared' });
  const drawer = page.getByRole('dialog');
  await expect.element(drawer).toHaveTextContent('was prepared for Waiting first');
  write('Waiting', { ...of('waiting@shared.example'), email_sent: true });
  await expect.element(drawer).toHaveTextContent('You already emailed this address, as Waiting.');
  await drawer.getByRole('link', { name: 'Open Waiting' }).click();
  await expect.element(drawer.getByRole('heading', { level: 2, name: 'Waiting' })).toBeVisible();
});
