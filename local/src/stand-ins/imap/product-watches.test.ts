import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailbox, type Mailbox } from '../mailbox/start-mailbox.ts';
import { MINUTE, watchedWorld } from './watched-world.ts';

const DAY = 24 * 60 * MINUTE;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox({ port: 0, smtp_port: 0, imap_port: 0 });
});
afterAll(() => mailbox.stop());
beforeEach(async () => {
  await fetch(`${mailbox.origin}/faults`, { method: 'POST', body: '{"mode":"none"}' });
  await fetch(mailbox.origin, { method: 'DELETE' });
});
const world = () => watchedWorld(mailbox);

describe('a watched mailbox', () => {
  it('gives a reply to our email, its own words, and leaves the mailbox as it was', async () => {
    const ann = await world();
    await ann.answer({ text: 'Yes!\r\n\r\nOn 1 May 2026 at 12:00, Max <m@b.com> wrote:\r\n> Hi' });
    expect(await ann.look()).toBe('read');
    expect(ann.inbound()).toMatchObject([
      { class: 'reply', text: 'Yes!', delivery_id: ann.id, from: 'ann@studio-lee.com' },
    ]);
    expect(ann.creator()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    const { changes } = (await (await fetch(`${mailbox.origin}/imap`)).json()) as {
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
    await ann.add({ message_id: 'x@s.test', in_reply_to: 'other@thread.test' });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'reply', subject: 'Your offer' }]);
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
    expect(changed.map(([path]) => path)).toEqual(['mailboxes/max']);
    expect(JSON.stringify(ann.data('mailboxes/max'))).not.toMatch(/friends|Lunch|news/);
  });

  it('cannot be deceived by another’s thread', async () => {
    const ann = await world();
    const [token = ''] = (ann.delivery(ann.id).message_id ?? '').split('@');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}@app.test`;
    await ann.add({ from: 'eve@evil.test', in_reply_to: forged });
    await ann.look();
    expect(ann.inbound()).toEqual([]);
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

describe('each fault is survived, and counted once', () => {
  it('the same message in two folders, and found by two workers at once', async () => {
    const ann = await world();
    await ann.answer({}, { folders: ['inbox', 'junk'] });
    const ends = await Promise.all([ann.look(), ann.look(), ann.look()]);
    expect(ends.toSorted()).toEqual(['busy', 'busy', 'read']);
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it('a folder numbered anew, before and between two replies', async () => {
    const ann = await world();
    await ann.answer();
    await ann.look();
    await ann.happen('renumber');
    await ann.answer({ message_id: 'r2@studio.test' });
    await ann.look();
    expect(ann.inbound()).toHaveLength(2);
    expect(ann.day()?.replies).toBe(1);
  });

  it('a folder renamed', async () => {
    const ann = await world();
    await ann.look();
    await ann.happen('rename', { from: '[Gmail]/All Mail', to: '[Gmail]/Alle Nachrichten' });
    await ann.answer();
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it('a folder renamed while it is read, after days without a look', async () => {
    const ann = await world();
    await ann.look();
    await ann.answer();
    ann.later(5 * DAY);
    const openMailbox: typeof ann.watchPorts.openMailbox = async (account) => {
      const session = await ann.watchPorts.openMailbox(account);
      if ('refused' in session) return session;
      const folders = async () => {
        const listed = await session.folders();
        await ann.happen('rename', { from: '[Gmail]/All Mail', to: '[Gmail]/Alle Nachrichten' });
        return listed;
      };
      return { ...session, folders };
    };
    expect(await ann.look({ openMailbox })).toBe('cut_off');
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it('a message moved to spam, or deleted since', async () => {
    const ann = await world();
    await ann.answer();
    await ann.look();
    await ann.happen('remove', { message_id: '<r1@studio.test>', to: 'junk' });
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
    await ann.answer({ message_id: 'r2@studio.test' });
    await ann.happen('remove', { message_id: '<r2@studio.test>' });
    expect(await ann.look()).toBe('read');
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it('a connection that breaks at any command', async () => {
    const ann = await world();
    await ann.answer();
    for (let after = 0; after < 16; after += 1) {
      await ann.fault('imap_drop', { after, times: 1 });
      await ann.look();
      await ann.fault('none');
      ann.later(2 * MINUTE);
    }
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
    expect(ann.mailbox().watch).toMatchObject({ trouble: null, lease: null });
  });

  it('a worker killed at any write', async () => {
    const ann = await world();
    await ann.answer();
    for (let left = 0; left < 8; left += 1) {
      let writes = 0;
      const documents = {
        ...ann.ports.documents,
        commit: (given: Parameters<typeof ann.ports.documents.commit>[0]) => {
          if (writes === left) return Promise.reject(new Error('killed'));
          writes += 1;
          return ann.ports.documents.commit(given);
        },
      };
      await ann.look({ documents }).catch(() => undefined);
      ann.later(6 * MINUTE);
    }
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it('20,000 messages of others, and one that is ours', async () => {
    const ann = await world();
    await ann.add(
      {
        from: 'shop@news.test',
        more: 'List-Unsubscribe: <mailto:a@b.test>',
        message_id: 'n@news.test',
      },
      { times: 20_000 },
    );
    await ann.answer();
    for (let looks = 0; looks < 20 && ann.inbound().length === 0; looks += 1) await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  }, 120_000);

  it('a message of 30 MB', async () => {
    const ann = await world();
    await ann.answer({ text: 'Yes, see attached.' }, { padding: 30_000_000 });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ class: 'reply', has_more: true }]);
  });

  it('a broken MIME tree', async () => {
    const ann = await world();
    const more = 'Content-Type: multipart/mixed; boundary="a"';
    await ann.answer({
      more,
      text: '--a\r\nContent-Type: multipart/alternative; boundary="a"\r\n\r\n--a\r\n\r\nYes!\r\n',
    });
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it.each([
    ['imap_refuse_login', 'refused_sign_in', DAY],
    ['imap_off', 'imap_off', DAY],
    ['imap_down', 'unreachable', 2 * MINUTE],
    ['imap_busy', 'busy', 2 * MINUTE],
  ])('%s: told, tried again, and nothing lost', async (mode, code, pause) => {
    const ann = await world();
    await ann.answer();
    await ann.fault(mode);
    expect(await ann.look()).toBe('trouble');
    const { watch, watch_due_at } = ann.mailbox();
    expect(watch?.trouble?.code).toBe(code);
    expect(watch_due_at).toEqual(new Date(ann.ports.clock().getTime() + pause));
    await ann.fault('none');
    await ann.look();
    expect(ann.mailbox().watch?.trouble).toBeNull();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it('switched off: nothing is read; switched on again: only what arrives from then on', async () => {
    const ann = await world();
    await ann.turn(false);
    await ann.answer();
    expect(await ann.look()).toBe('off');
    ann.later(2 * MINUTE);
    await ann.turn(true);
    await ann.look();
    expect(ann.inbound()).toEqual([]);
    await ann.answer({ message_id: 'r2@studio.test' });
    await ann.look();
    expect(ann.inbound()).toMatchObject([{ message_id: 'r2@studio.test' }]);
  });

  it('switched off while it is being read: the worker stops, and stores no cursor', async () => {
    const ann = await world();
    await ann.answer();
    const openMailbox: typeof ann.watchPorts.openMailbox = async (account) => {
      await ann.turn(false);
      return ann.watchPorts.openMailbox(account);
    };
    await ann.look({ openMailbox });
    expect(ann.mailbox()).toMatchObject({ watch: null });
    expect(ann.mailbox().watch_due_at).toBeUndefined();
  });

  it('the clock moved on by a year', async () => {
    const ann = await world();
    await ann.look();
    ann.later(365 * DAY);
    await ann.answer();
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day('2027-05-01')?.replies).toBe(1);
    expect(ann.mailbox().watch_due_at).toEqual(new Date(ann.ports.clock().getTime() + 2 * MINUTE));
  });

  it('a message that cannot be recorded: passed over at the third try, what follows is not lost', async () => {
    const ann = await world();
    await ann.answer({ message_id: 'bad@studio.test' });
    await ann.answer({ message_id: 'good@studio.test' });
    const faults: unknown[] = [];
    const documents = {
      ...ann.ports.documents,
      commit: (given: Parameters<typeof ann.ports.documents.commit>[0]) =>
        JSON.stringify(given).includes('bad@studio.test')
          ? Promise.reject(new Error('no'))
          : ann.ports.documents.commit(given),
    };
    for (let looks = 0; looks < 3; looks += 1) {
      await ann.look({ documents, onFault: (fault) => faults.push(fault) }).catch(() => undefined);
      ann.later(6 * MINUTE);
    }
    expect(ann.inbound()).toMatchObject([{ message_id: 'good@studio.test' }]);
    expect(faults).toHaveLength(1);
  });
});
