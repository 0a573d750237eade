import { describe, expect, it } from 'vitest';
import { watchedMailbox } from '../../../test/watched-mailbox.ts';

const { world, imap } = watchedMailbox();

describe('a watched mailbox', () => {
  it('gives a reply to our email, its own words, and leaves the mailbox as it was', async () => {
    const ann = await world();
    await ann.answer({ text: 'Yes!\r\n\r\nOn 1 May 2026 at 12:00, Max <m@b.com> wrote:\r\n> Hi' });
    expect(await ann.look()).toBe('read');
    expect(ann.inbound()).toMatchObject([
      { class: 'reply', text: 'Yes!', delivery_id: ann.id, from: 'ann@studio-lee.com' },
    ]);
    expect(ann.creator()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    const { changes } = (await (await imap()).json()) as {
      changes: string[];
    };
    expect(changes).toEqual([]);
  });

  it('knows a reply by References, from another address', async () => {
    const ann = await world();
    const references = ann.delivery(ann.id).message_id ?? '';
    await ann.add({ from: 'Bea <bea@agency.test>', references });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'reply', from: 'bea@agency.test' }]);
  });

  it('knows a message from the address that had an email, outside any other thread', async () => {
    const ann = await world();
    await ann.add({ subject: 'Your offer', text: 'Hi Max, I saw your email.' });
    await ann.look();
    const reply = { class: 'reply', proof: 'authenticated', subject: 'Your offer' };
    expect(ann.inbound()).toMatchObject([reply]);
    expect(ann.creator()).toMatchObject({ status: 'Responded', may_be_from: null });
  });

  it('asks about a message from that address in another thread', async () => {
    const ann = await world();
    await ann.add({ in_reply_to: 'other@thread.test' });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'reply', proof: 'claimed' }]);
    const may_be_from = { from: 'ann@studio-lee.com', count: 1 };
    expect(ann.creator()).toMatchObject({ status: 'Contacted', may_be_from });
  });

  it('knows nothing of anybody else’s mail', async () => {
    const ann = await world();
    await ann.add({ from: 'Bob <bob@friends.test>', subject: 'Lunch?' });
    await ann.add({ from: 'bob@friends.test', subject: 'Re: Hello', message_id: 'b2@f.test' });
    await ann.add({ more: 'List-Unsubscribe: <mailto:x@y.test>', message_id: 'news@s.test' });
    const before = ann.documents.dump();
    expect(await ann.look()).toBe('read');
    expect(ann.inbound()).toEqual([]);
    const changed = Object.entries(ann.documents.dump()).filter(
      ([path, data]) => JSON.stringify(before[path]) !== JSON.stringify(data),
    );
    expect(changed.map(([path]) => path)).toEqual(['mailboxes/max_main']);
    expect(JSON.stringify(ann.data('mailboxes/max_main'))).not.toMatch(/friends|Lunch|news/);
  });

  it('cannot be deceived by another’s thread', async () => {
    const ann = await world();
    const [token = ''] = (ann.delivery(ann.id).message_id ?? '').split('@');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}@app.test`;
    await ann.add({ from: 'eve@evil.test', in_reply_to: forged });
    await ann.look();
    expect(ann.inbound()).toEqual([]);
  });

  const LIST = 'List-Id: <news.studio-lee.com>\r\nPrecedence: bulk';
  it.each([
    ['an automatic answer', { more: `${LIST}\r\nAuto-Submitted: auto-replied` }, ['auto']],
    ['an answer through a list', { more: LIST, in_reply_to: 'other@thread.test' }, ['reply']],
    ['a newsletter', { more: LIST, subject: 'News' }, []],
  ])('from that address, marked as sent to many, tells %s', async (_, written, classes) => {
    const ann = await world();
    await ann.add(written);
    await ann.look();
    expect(ann.inbound().map((one) => one['class'])).toEqual(classes);
  });

  it('takes an automatic answer for one', async () => {
    const ann = await world();
    await ann.answer({ subject: 'Automatic reply: Hello', more: 'Auto-Submitted: auto-replied' });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'auto' }]);
    expect(ann.creator().status).toBe('Contacted');
  });

  it('reads a delivery report, also of the server before ours', async () => {
    const ann = await world();
    await ann.add({
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      more: 'X-Failed-Recipients: ann@studio-lee.com\r\nReturn-Path: <>',
      text: 'Address not found\r\n\r\n550 5.1.1 The email account that you tried to reach does not exist.',
    });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'bounce' }]);
    expect(ann.delivery(ann.id).bounce).toMatchObject({ is_temporary: false });
    expect(ann.creator().email_refused_at).not.toBeNull();
  });

  it('sees what the person wrote by hand, without its words', async () => {
    const ann = await world();
    await ann.answer();
    await ann.look();
    await ann.add(
      {
        from: 'Max <max@gmail.com>',
        to: 'ann@studio-lee.com',
        in_reply_to: 'r1@studio.test',
        references: ann.delivery(ann.id).message_id ?? '',
        message_id: 'own@mail.gmail.com',
        text: 'secret',
      },
      { folders: ['sent'] },
    );
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'reply' }, { class: 'own', text: '' }]);
    expect(ann.creator().awaiting).toBe('them');
  });

  it('takes what the person sent from another address of theirs for theirs', async () => {
    const ann = await world();
    await ann.answer();
    await ann.look();
    const references = ann.delivery(ann.id).message_id ?? '';
    const written = { from: 'Max <max@brand.test>', to: 'ann@studio-lee.com', references };
    await ann.add({ ...written, message_id: 'alias@brand.test' }, { folders: ['sent'] });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'reply' }, { class: 'own' }]);
    expect(ann.creator().awaiting).toBe('them');
    expect(ann.day()?.replies).toBe(1);
  });

  it('takes neither a draft nor what the person passes on for an answer', async () => {
    const ann = await world();
    await ann.answer();
    await ann.look();
    const references = ann.delivery(ann.id).message_id ?? '';
    const draft = { from: 'max@gmail.com', to: 'ann@studio-lee.com', references };
    await ann.add({ ...draft, message_id: 'd@mail.gmail.com' }, { flags: ['\\Draft'] });
    const passed = { from: 'max@gmail.com', to: 'boss@brand.test', subject: 'Fwd: Hello' };
    await ann.add({ ...passed, references, message_id: 'f@mail.gmail.com' }, { folders: ['sent'] });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'reply' }]);
    expect(ann.creator().awaiting).toBe('us');
  });

  it('learns the Message-ID that Gmail gave our email', async () => {
    const ann = await world();
    const original = ann.delivery(ann.id).message_id ?? '';
    await ann.add(
      {
        from: 'Max <max@gmail.com>',
        to: 'ann@studio-lee.com',
        subject: 'Hello',
        message_id: 'CAx1@mail.gmail.com',
        more: `X-Google-Original-Message-ID: <${original}>`,
      },
      { folders: ['sent'] },
    );
    await ann.look();
    await ann.add({ from: 'bea@agency.test', in_reply_to: 'CAx1@mail.gmail.com' });
    await ann.look();
    expect(ann.delivery(ann.id).gmail_message_id).toBe('CAx1@mail.gmail.com');
    expect(ann.inbound()).toMatchObject([{ class: 'reply', from: 'bea@agency.test' }]);
  });

  it('knows our thread at Gmail where an answer names nothing of ours', async () => {
    const ann = await world();
    const original = ann.delivery(ann.id).message_id ?? '';
    await ann.add(
      { from: 'max@gmail.com', to: 'ann@studio-lee.com', message_id: original },
      { folders: ['sent'] },
    );
    await ann.look();
    await ann.add({ from: 'bea@agency.test', message_id: 'b1@a.test', references: original });
    await ann.add({ from: 'lou@agency.test', message_id: 'l1@a.test', references: 'b1@a.test' });
    await ann.look();
    expect(ann.inbound().map(({ from }) => from)).toEqual(['bea@agency.test', 'lou@agency.test']);
  });
});
