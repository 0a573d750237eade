import { ADDRESS_UNCHECKED } from '@vibes/core/delivery/sending-facts';
import type { Creator } from '@vibes/core/creator/creator';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawer, mountDetails, named as button } from '../../../../test/creator-details.tsx';
import { minutes, TO } from '../../../../test/deliveries.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { serveUserData } from '../../../../test/user-data.ts';
import {
  otherEmail,
  SENDING,
  writeAnn,
  writeEmail,
  writeReply,
} from '../../../../test/written-to.ts';

beforeEach(() => {
  serveUserData({ emailSettings: SENDING });
});

const NEXT = 'ann@agency.example';
/** As an email leaves Ann. */
const WRITTEN: Partial<Creator> = { email_sent: true, status: 'Contacted' };
const open = () => mountDetails('ann');
const lines = drawer.getByRole('region', { name: 'Timeline' });
const text = (words: string | RegExp) => page.getByText(words, { exact: true });

describe('an email', () => {
  it('that came back says why; the next address is one tap away, and so is an email to it', async () => {
    const sentence = 'The mail server says there’s no such mailbox.';
    const bounce = {
      at: new Date(),
      code: 'mailbox_unknown',
      sentence,
      fault: 'recipient' as const,
      is_temporary: false,
    };
    writeEmail(uid, { state: 'sent', sent_at: minutes(-30), bounce: bounce });
    const bounced: Partial<Creator> = { ...WRITTEN, email_refused_at: new Date() };
    writeAnn(uid, { ...bounced, other_emails: [otherEmail(NEXT)] });
    writeReply(uid, '', {
      class: 'bounce',
      bounce: { address: TO, sentence, fault: 'recipient', is_temporary: false },
    });
    await open();
    await expect.element(lines).toHaveTextContent('Your email came back');
    await expect.element(text('Bounced').first()).toBeVisible();
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    answerCall('chooseEmail', ({ email }) => {
      writeAnn(uid, { ...WRITTEN, email, other_emails: [otherEmail(TO)] });
      return {} as never;
    });
    await button(`Use ${NEXT}`).click();
    const calls: unknown[] = [];
    answerCall('sendEmail', (payload) => {
      calls.push(payload);
      return { state: 'queued', delivery_id: 'email_ann_2', is_unchecked: true };
    });
    await button(`Send email to ${NEXT}`).click();
    await expect.element(text('Email to Ann Lee is on its way')).toBeVisible();
    await expect.element(text(ADDRESS_UNCHECKED)).toBeVisible();
    expect(calls).toEqual([{ creator_id: 'ann' }]);
  });

  it('that was refused offers the choice of another address', async () => {
    writeEmail(uid, { state: 'failed', code: 'recipient_refused', attempts: 1 });
    writeAnn(uid, { email_refused_at: minutes(-5), other_emails: [otherEmail(NEXT)] });
    await open();
    await expect.element(lines).toHaveTextContent(`Email to ${TO}`);
    await expect.element(page.getByText(/^An email to this address bounced/)).toBeVisible();
    await button('Choose another address').click();
    await expect.element(button('Use this one instead')).toHaveFocus();
  });

  it('that goes out while its line is open shows what it says', async () => {
    writeAnn(uid);
    writeEmail(uid, { state: 'held', due_at: minutes(5) });
    await open();
    await lines.getByRole('button', { name: /^Email to / }).click();
    await expect.element(lines).toHaveTextContent('Goes out in');
    const message = lines.getByText('Plain text');
    await expect.element(message).not.toBeInTheDocument();
    writeEmail(uid, { state: 'sent', sent_at: minutes(0), attempts: 1 });
    await expect.element(message).toBeVisible();
  });

  it('is not offered to somebody who opted out', async () => {
    const opted_out_at = new Date('2026-05-01T12:00:00Z');
    writeAnn(uid, { opted_out_at, other_emails: [otherEmail(NEXT)] });
    await open();
    await expect.element(drawer).toHaveTextContent('Unsubscribed on May 1, 2026.');
    await expect.element(page.getByRole('heading', { name: /DM$/ })).not.toBeInTheDocument();
    for (const name of [/^Send email/, /^Use this one/, /^Type /])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  });

  it('to an address that had one is asked about first', async () => {
    writeAnn(uid);
    const calls: unknown[] = [];
    answerCall('sendEmail', (payload) => {
      calls.push(payload);
      if (calls.length === 1) refuse('You already emailed this address.', 'already_sent');
      return {} as never;
    });
    await open();
    await button(`Send email to ${TO}`).click();
    const question = page.getByRole('alertdialog');
    await expect
      .element(question)
      .toHaveTextContent('You already emailed Ann Lee at this address.');
    await question.getByRole('button', { name: 'Send anyway' }).click();
    await expect.element(text('Email to Ann Lee is on its way')).toBeVisible();
    const anyway = { creator_id: 'ann', anyway: true, seen_revision: null };
    expect(calls).toEqual([{ creator_id: 'ann' }, anyway]);
  });
});

describe('an address that a person types', () => {
  const type = async (address: string) => {
    await page.getByLabelText('Email address').fill(address);
    await button('Save Address').click();
  };
  const email = drawer.getByRole('region', { name: 'Email', exact: true });

  it('is refused beside its field, else takes the email that waits with it', async () => {
    const typed = 'typed@ann.studio';
    writeAnn(uid);
    writeEmail(uid, { state: 'held', due_at: minutes(5) });
    await open();
    await button('Type another address').click();
    answerCall('chooseEmail', () => refuse('nodomain.example doesn’t accept any email.'));
    await type('typed@nodomain.example');
    await expect.element(email).toHaveTextContent('nodomain.example doesn’t accept any email.');
    await expect
      .element(page.getByLabelText('Email address'))
      .toHaveValue('typed@nodomain.example');
    answerCall('chooseEmail', (payload) => {
      expect(payload).toEqual({ creator_id: 'ann', email: typed, is_typed: true });
      writeAnn(uid, { email: typed, email_source: '', other_emails: [otherEmail(TO)] });
      return {} as never;
    });
    await type(typed);
    await expect.element(text(`Ann Lee’s email is now ${typed}`)).toBeVisible();
    await expect.element(text('The waiting email will be sent there.')).toBeVisible();
    await expect.element(email).toHaveTextContent('Typed by you');
    await expect.element(email.getByRole('list', { name: 'Also found' })).toHaveTextContent(TO);
  });

  it('changes nothing of an email that went out, and says so', async () => {
    const later = 'later@ann.studio';
    writeAnn(uid, WRITTEN);
    writeEmail(uid, { state: 'sent', sent_at: minutes(-1) });
    await open();
    answerCall('chooseEmail', () => {
      writeAnn(uid, { ...WRITTEN, email: later, email_source: '' });
      return {} as never;
    });
    await button('Type another address').click();
    await type(later);
    await expect
      .element(text(`Your email already went to ${TO}. We won’t send another one.`))
      .toBeVisible();
    await expect.element(email.getByText(`to ${TO}`, { exact: true })).toBeVisible();
  });
});
