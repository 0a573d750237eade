import type { Creator } from '@vibes/core/creator/creator';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeCopies } from '../../../../test/clipboard.ts';
import { drawer, mountDetails, named } from '../../../../test/creator-details.tsx';
import { ann } from '../../../../test/creators.ts';
import { emailToAnn, TO } from '../../../../test/deliveries.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { uid } from '../../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../../test/user-data.ts';
import { writeCreators } from '../../../../test/write-creators.ts';
import { SENDING } from '../../../../test/written-to.ts';

/** The one marked button of a creator's details, in each state. */

interface Standing {
  fields?: Partial<Creator>;
  email?: Parameters<typeof emailToAnn>[0];
  /** The words of the marked button; null for none. */
  marks: string | null;
  /** Said where nothing is marked. */
  says?: string;
}

const SENT_TO = 'other@ann.studio';
const [other] = ann.other_emails;
const rivals = other && [
  { ...other, rival: 'lee@agency.example' },
  { ...other, email: 'lee@agency.example', rival: other.email },
];
const at = new Date();

const STANDINGS: Record<string, Standing> = {
  unsent: { marks: `Send email to ${TO}` },
  // As it was before the reason was stored.
  shared: { fields: { email: SENT_TO }, marks: null, says: 'Nothing to do' },
  undecided: {
    fields: { email: null, ...(rivals && { other_emails: rivals }) },
    marks: 'Choose the address',
  },
  'no-address': { fields: { email: null, other_emails: [] }, marks: 'Copy DM' },
  'dm-sent': {
    fields: { email: null, other_emails: [], dm_sent_at: at },
    marks: null,
    says: 'Waiting for a reply',
  },
  unreachable: { fields: { email_unreachable_at: at }, marks: 'Choose another address' },
  held: { email: { state: 'held' }, marks: 'Review' },
  queued: { email: { state: 'queued' }, marks: null, says: 'The email is on its way' },
  sent: {
    fields: { email: SENT_TO, email_sent: true, awaiting: 'them' },
    email: { state: 'sent', sent_at: at, to: SENT_TO },
    marks: null,
    says: 'Waiting for a reply',
  },
  'may-be': {
    fields: {
      email: SENT_TO,
      email_sent: true,
      may_be_from: { at, from: SENT_TO, count: 1, day: '2026-05-01', kept: 1 },
    },
    email: { state: 'sent', sent_at: at, to: SENT_TO },
    marks: 'Is it a reply?',
  },
  uncertain: { email: { state: 'uncertain', code: 'outcome_unknown' }, marks: 'It arrived' },
  failed: { email: { state: 'failed', code: 'gave_up' }, marks: 'Retry' },
  'only-refused': {
    fields: { email_refused_at: at, other_emails: [], dm_sent_at: at },
    email: { state: 'failed', code: 'recipient_refused' },
    marks: 'Type another address',
  },
  'signed-out': {
    email: { state: 'failed', code: 'mailbox_refused_sign_in' },
    marks: 'Open Email Settings',
  },
  fixed: { email: { state: 'failed', code: 'not_set_up' }, marks: 'Retry' },
  stopped: { email: { state: 'cancelled', code: 'cancelled_by_person' }, marks: 'Send after all' },
  unsubscribed: { fields: { opted_out_at: at }, marks: null },
};

const WAITS = ['The email is on its way', 'Waiting for a reply', 'Nothing to do'];

/** The words of the buttons and links with the solid accent. */
function marked(): string[] {
  const panel = drawer.element();
  const probe = document.createElement('i');
  probe.style.backgroundColor = 'var(--chakra-colors-accent-solid)';
  panel.append(probe);
  const accent = getComputedStyle(probe).backgroundColor;
  probe.remove();
  // Without the key that presses it.
  const wordsOf = (one: HTMLElement) =>
    [...one.childNodes]
      .filter((node) => node.nodeName !== 'KBD')
      .map((node) => node.textContent)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  return [...panel.querySelectorAll<HTMLElement>('a, button')]
    .filter((one) => getComputedStyle(one).backgroundColor === accent)
    .map(wordsOf);
}

/** An account with a creator in each state, and the details of one open. */
async function open(id: string) {
  serveUserData({
    emailSettings: SENDING,
    messageTemplates: { ...userDataOf().messageTemplates, tiktok_template: 'Hi {{creatorName}}' },
  });
  const named = Object.entries(STANDINGS);
  writeCreators(
    uid,
    Object.fromEntries(named.map(([name, { fields }]) => [name, { ...ann, ...fields, name }])),
  );
  for (const [creator_id, { email }] of named)
    if (email)
      writeDocument(deliveryDocument.path(uid, `email_${creator_id}`), {
        ...emailToAnn(email),
        creator_id,
      });
  await mountDetails(id);
  await expect.element(drawer.getByRole('heading', { level: 2, name: id })).toBeVisible();
  await expect.element(drawer.getByText('not known yet')).not.toBeInTheDocument();
}

describe('exactly one button is marked, by what there is to do next', () => {
  it.each(Object.entries(STANDINGS))('%s', async (id, { marks, says }) => {
    await open(id);
    await expect.poll(marked).toEqual(marks === null ? [] : [marks]);
    for (const words of WAITS)
      expect(drawer.getByText(words, { exact: true }).elements()).toHaveLength(
        words === says ? 1 : 0,
      );
  });
});

describe('the marked button leads on', () => {
  it('from a DM that is copied to where it is sent', async () => {
    takeCopies();
    await open('no-address');
    await named('Copy DM').click();
    await expect.poll(marked).toEqual(['Open TikTok']);
  });

  it('to the address that is chosen, by keyboard', async () => {
    await open('undecided');
    (named('Choose the address').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Use this one' }).first()).toHaveFocus();
  });
});
