import { describe, expect, it } from 'vitest';
import { watchedMailbox } from '../../../test/watched-mailbox.ts';
import { MINUTE } from '../../../test/watched-world.ts';

const DAY = 24 * 60 * MINUTE;
const { world } = watchedMailbox();

describe('each fault is survived, and counted once', () => {
  it('the same message in two folders, and found by two workers at once', async () => {
    const ann = await world();
    await ann.answer({}, { folders: ['inbox', 'junk'] });
    const ends = await Promise.all([ann.look(), ann.look(), ann.look()]);
    expect(ends.toSorted()).toEqual(['busy', 'busy', 'read']);
    expect(ann.inbound()).toHaveLength(1);
    expect(ann.day()?.replies).toBe(1);
  });

  it('a folder with new numbers, before and between two replies', async () => {
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
