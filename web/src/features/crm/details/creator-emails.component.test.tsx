import { ADDRESS_UNCHECKED } from '@vibes/core/delivery/sending-facts';
import type { Creator } from '@vibes/core/creator/creator';
import { answerDraftDocument } from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { minutes, TO } from '../../../../test/deliveries.ts';
import { writeDocument } from '../../../../test/memory/firestore.ts';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { mount, newPerson } from '../../../../test/mount.tsx';
import { serveUserData } from '../../../../test/user-data.ts';
import {
  otherEmail,
  SENDING,
  writeAnn,
  writeEmail,
  writeReply,
} from '../../../../test/written-to.ts';
import { CreatorDrawer } from './creator-drawer.tsx';

let uid: string;
beforeEach(async () => {
  ({ uid } = await newPerson());
  serveUserData({ emailSettings: SENDING });
});

const NEXT = 'ann@agency.example';
/** As an email leaves Ann. */
const WRITTEN: Partial<Creator> = { email_sent: true, status: 'Contacted' };
/** As a reply leaves her. */
const REPLIED: Partial<Creator> = {
  ...WRITTEN,
  ...{ status: 'Responded', awaiting: 'us', last_in_at: minutes(-1) },
};

/** The details of Ann. */
async function open() {
  await mount(<CreatorDrawer />, { at: '/dashboard/crm?creator=ann' });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible();
}

const drawer = page.getByRole('dialog');
const lines = drawer.getByRole('region', { name: 'Time line' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words, { exact: true });
const answerTo = (to: string) =>
  drawer.getByRole('textbox', { name: `Your answer to ${to}`, exact: true });

describe('a reply', () => {
  beforeEach(() => {
    writeEmail(uid, { state: 'sent', sent_at: minutes(-30) });
  });

  it('is answered by its marked button; what is typed is stored, and gone once it is sent', async () => {
    writeAnn(uid, REPLIED);
    writeReply(uid, 'Yes, what do you pay?');
    await open();
    await expect.element(lines).toHaveTextContent('Yes, what do you pay?');
    await button('Answer').click();
    await expect.element(answerTo(TO)).toHaveFocus();
    await userEvent.keyboard('We pay 200 dollars.');
    await expect.element(text('Draft saved.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();

    await cleanup();
    await open();
    await expect.element(answerTo(TO)).toHaveValue('We pay 200 dollars.');
    const calls: unknown[] = [];
    answerCall('answerCreator', () => refuse('Gmail is full.'));
    await button('Send answer').click();
    await expect.element(text('Answer not sent')).toBeVisible();
    await expect.element(text('Gmail is full.')).toBeVisible();
    await expect.element(answerTo(TO)).toHaveValue('We pay 200 dollars.');
    answerCall('answerCreator', (payload) => {
      calls.push(payload);
      return {} as never;
    });
    await answerTo(TO).click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(text('Your answer to Ann Lee is on its way')).toBeVisible();
    await expect.element(answerTo(TO)).toHaveValue('');
    const answer = { creator_id: 'ann', number: 1, inbound_id: 'm1', text: 'We pay 200 dollars.' };
    expect(calls).toEqual([answer]);
  });

  it('an answer that another device stored is there', async () => {
    writeAnn(uid, REPLIED);
    writeReply(uid, 'Yes');
    writeDocument(answerDraftDocument.path(uid, 'ann'), { text: 'We', updated_at: new Date() });
    await open();
    await expect.element(answerTo(TO)).toHaveValue('We');
  });

  it('of an unknown sender is answered once the person agreed to the address', async () => {
    const from = 'eve@evil.test';
    writeAnn(uid, REPLIED);
    writeReply(uid, 'Yes', { from, is_sender_known: false });
    await open();
    const calls: unknown[] = [];
    answerCall('answerCreator', (payload) => {
      calls.push(payload);
      return {} as never;
    });
    const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
    await answerTo(from).fill('Gladly.');
    await send();
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent(`Send it to ${from}?`);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
    await answerTo(from).click();
    await send();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send answer' }).click();
    await expect.element(text('Your answer to Ann Lee is on its way')).toBeVisible();
    expect(calls).toMatchObject([{ text: 'Gladly.', to: from }]);
  });

  it('is told from an automatic answer, and another sender is named', async () => {
    writeAnn(uid, WRITTEN);
    writeReply(uid, 'I am away', { class: 'auto' });
    await open();
    await expect.element(lines).toHaveTextContent('Automatic answer');
    await expect.element(lines).not.toHaveTextContent('Automatic answer from ');
    await expect.element(text('Nothing to do yet')).toBeVisible();
    const from = `manager.${TO}`;
    writeReply(uid, 'Away, too', { class: 'auto', from }, 'm2');
    writeReply(uid, 'Yes', { from, at: minutes(1) }, 'm3');
    await expect.element(lines).toHaveTextContent(`Automatic answer from ${from}`);
    await expect.element(lines).toHaveTextContent(`Reply from ${from}`);
    await expect.element(answerTo(from)).toBeVisible();
  });

  it('that could not be read is opened in Gmail, and may be answered', async () => {
    writeAnn(uid, REPLIED);
    writeReply(uid, '', { has_more: true, is_unreadable: true });
    await open();
    await expect.element(lines).toHaveTextContent('We couldn’t read this message.');
    await expect.element(answerTo(TO)).toBeVisible();
  });

  it('that nothing proves is asked about with one tap, and is not answered before', async () => {
    writeAnn(uid, WRITTEN);
    writeReply(uid, 'Yes, gladly.', { proof: 'claimed' });
    const told: object[] = [];
    await open();
    await expect.element(lines).toHaveTextContent('May be a reply');
    await expect.element(drawer).toHaveTextContent('We couldn’t verify who sent this.');
    await expect.element(answerTo(TO)).not.toBeInTheDocument();
    answerCall('judgeReply', () => refuse('Try again in a minute.'));
    await button('No').click();
    await expect.element(text('Try again in a minute.')).toBeVisible();
    answerCall('judgeReply', (payload) => {
      told.push(payload);
      writeReply(uid, 'Yes, gladly.', { proof: 'claimed', person_says: 'theirs' });
      return { judged: true };
    });
    await button('Yes, it’s a reply').click();
    await expect.element(answerTo(TO)).toBeVisible();
    await expect.element(button('Yes, it’s a reply')).not.toBeInTheDocument();
    expect(told).toEqual([{ creator_id: 'ann', inbound_id: 'm1', is_theirs: true }]);
  });

  it('is shown without what it quotes; all of it opens', async () => {
    writeAnn(uid, REPLIED);
    writeReply(uid, 'Yes.', { whole: 'Yes.\n\nSent from my iPhone\n\n> Hi Ann' });
    writeReply(uid, 'And when?', { at: minutes(1) }, 'm2');
    await open();
    await lines.getByText('Yes.').first().click();
    await expect.element(lines).not.toHaveTextContent('Sent from my iPhone');
    await button('Show all').click();
    await expect.element(lines).toHaveTextContent('Sent from my iPhone');
    await expect.element(lines).toHaveTextContent('> Hi Ann');
    await button('Show less').click();
    await expect.element(lines).not.toHaveTextContent('Sent from my iPhone');
  });

  it('that says “please stop” is offered as one tap', async () => {
    writeAnn(uid, REPLIED);
    writeReply(uid, 'Please stop.', { wants_stop: true });
    await open();
    const tap = button('Unsubscribe Ann Lee');
    await expect.element(answerTo(TO)).toBeVisible();
    answerCall('optOutCreator', () => {
      writeAnn(uid, { ...REPLIED, opted_out_at: new Date() });
      return {} as never;
    });
    await tap.click();
    await expect.element(text('Ann Lee gets no more messages from you')).toBeVisible();
    await expect.element(tap).not.toBeInTheDocument();
    await expect.element(answerTo(TO)).not.toBeInTheDocument();
    await expect.element(drawer).toHaveTextContent('Unsubscribed on ');
  });
});

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
    await button('Save address').click();
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
