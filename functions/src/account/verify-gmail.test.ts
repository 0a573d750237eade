import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import { describe, expect, it } from 'vitest';
import type { EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import { UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { DELIVERY_REFUSALS, refusal } from '@vibes/core/delivery/delivery-refusal';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import {
  channelHealthDocument,
  emailSettingsDocument,
  mailboxDocument,
} from '@vibes/core/firestore/documents';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { withoutCounters } from '../../test/without-counters.ts';
import type { Documents } from '../ports/documents.ts';
import type { MailAccount, MailSender } from '../ports/mail-sender.ts';
import { updateUserData } from './update-user-data.ts';
import { verifyGmail } from './verify-gmail.ts';

const HEALTH = channelHealthDocument.path('max', 'gmail');
const MAILBOX = mailboxDocument.path('max');
const SETTINGS = emailSettingsDocument.path('max');
const BOUNCED = Array.from({ length: 5 }, (_, at) => ({ id: `email_${at}`, has_bounced: true }));

/** An account with Gmail saved, and the sign-ins that saving more leads to. */
async function openWorld() {
  const world = await memoryWorld();
  const sign_ins: MailAccount[] = [];
  let open = 0;
  const mail: MailSender = async (account) => {
    sign_ins.push(account);
    const session = await world.ports.mail(account);
    if ('refused' in session) return session;
    open += 1;
    return { ...session, close: () => void (open -= 1) };
  };
  const save = (data: EmailSettingsUpdate, documents: Documents = world.ports.documents) => {
    const ports = { ...world.ports, documents, mail };
    const checks = { email_settings: verifyGmail.bind(null, ports) };
    const update = { table: 'email_settings', data } as const;
    return updateUserData({ ...ports, checks }, { uid: 'max', update });
  };
  return {
    ...world,
    save,
    sign_ins,
    stillOpen: () => open,
    refuse: (outcome: DeliveryOutcome) => world.mail.next.push({ at: 'sign_in', outcome }),
    health: () => world.data(HEALTH),
    mailbox: () => world.data(MAILBOX),
    put: (path: string, data: object) => world.write('set', path, { ...data }),
  };
}

describe('saving Gmail', () => {
  it('signs in with a password just typed, and says that it works', async () => {
    const world = await openWorld();
    await world.save({ app_password: 'qrstuvwxyz12' });
    expect(world.sign_ins).toMatchObject([
      { address: 'max@gmail.com', app_password: 'qrstuvwxyz12' },
    ]);
    expect(world.stillOpen()).toBe(0);
    expect(world.health()).toEqual({ ...UNKNOWN_HEALTH, verified_at: world.ports.clock() });
  });

  it('signs in as another address with the password that is saved', async () => {
    const world = await openWorld();
    await world.save({ email_address: 'team@brand.com' });
    expect(world.sign_ins).toMatchObject([
      { address: 'team@brand.com', app_password: 'abcdefghijkl' },
    ]);
  });

  it('signs in once both are known, whichever comes last', async () => {
    const world = await openWorld();
    await world.save({ email_address: null, app_password: null });
    await world.save({ app_password: 'qrstuvwxyz12' });
    expect(world.sign_ins).toEqual([]);
    expect(world.health()).toEqual(UNKNOWN_HEALTH);
    await world.save({ email_address: 'team@brand.com' });
    expect(world.sign_ins).toMatchObject([
      { address: 'team@brand.com', app_password: 'qrstuvwxyz12' },
    ]);
    expect(world.health()).toMatchObject({ verified_at: world.ports.clock() });
  });

  it('does not sign in when neither changes', async () => {
    const world = await openWorld();
    await world.save({ email_address: 'max@gmail.com', daily_cap: 10, hold_back: '5' });
    expect(world.sign_ins).toEqual([]);
    expect(world.health()).toBeUndefined();
    expect(world.data(SETTINGS)).toMatchObject({ daily_cap: 10, hold_back: '5' });
  });

  it('ends a failure of the channel', async () => {
    const world = await openWorld();
    const failing_since = world.ports.clock();
    await world.put(HEALTH, { ...UNKNOWN_HEALTH, failing_since });
    await world.save({ app_password: 'qrstuvwxyz12' });
    expect(world.health()).toEqual({ ...UNKNOWN_HEALTH, verified_at: world.ports.clock() });
  });

  it('with another password leaves a mailbox stopped that bounces stopped', async () => {
    const world = await openWorld();
    const stop = { stopped_at: world.ports.clock(), last_error: refusal('mailbox_bounces') };
    await world.put(HEALTH, { ...UNKNOWN_HEALTH, ...stop });
    await world.put(MAILBOX, { ...EMPTY_MAILBOX, recent: BOUNCED });
    await world.save({ app_password: 'qrstuvwxyz12' });
    const verified_at = world.ports.clock();
    expect(world.health()).toEqual({ ...UNKNOWN_HEALTH, ...stop, verified_at });
    await world.save({ app_password: null });
    expect(world.health()).toEqual({ ...UNKNOWN_HEALTH, ...stop });
    expect(world.mailbox()).toMatchObject({ recent: BOUNCED });
  });

  it('of another address begins with a mailbox that is not stopped', async () => {
    const world = await openWorld();
    const stop = { stopped_at: world.ports.clock(), last_error: refusal('mailbox_bounces') };
    await world.put(HEALTH, { ...UNKNOWN_HEALTH, ...stop });
    await world.put(MAILBOX, { ...EMPTY_MAILBOX, recent: BOUNCED });
    await world.save({ email_address: 'team@brand.com' });
    expect(world.health()).toEqual({ ...UNKNOWN_HEALTH, verified_at: world.ports.clock() });
    expect(world.mailbox()).toMatchObject({ recent: [] });
  });

  it('never overwrites a stop that comes while it signs in', async () => {
    const world = await openWorld();
    const stop = { stopped_at: world.ports.clock(), last_error: refusal('mailbox_bounces') };
    const documents = beforeFirstCommit(world.documents, () =>
      world.put(HEALTH, { ...UNKNOWN_HEALTH, ...stop }),
    );
    await world.save({ app_password: 'qrstuvwxyz12' }, documents);
    expect(world.health()).toMatchObject(stop);
  });
});

it('is tried only a few times a minute', async () => {
  const { save, sign_ins, later } = await openWorld();
  const another = (index: number) => save({ app_password: `abcdefghijk${index}` });
  for (let index = 0; index < 10; index += 1) await another(index);
  const asked = sign_ins.length;
  await expect(another(10)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(sign_ins).toHaveLength(asked);
  later(60_000);
  await another(11);
});

describe('a sign-in that is refused while saving', () => {
  it.each(['mailbox_refused_sign_in', 'mailbox_needs_app_password', 'mailbox_disabled'] as const)(
    'for good (%s) says so, and nothing is saved',
    async (code) => {
      const world = await openWorld();
      const before = withoutCounters(world.documents.dump());
      world.refuse({ kind: 'permanent', code });
      const saving = world.save({
        email_address: 'team@brand.com',
        app_password: 'qrstuvwxyz12',
        daily_cap: 10,
      });
      await expect(saving).rejects.toMatchObject({
        code: 'bad_request',
        message: DELIVERY_REFUSALS[code],
      });
      expect(withoutCounters(world.documents.dump())).toEqual(before);
    },
  );

  it.each([
    'mailbox_unreachable',
    'mailbox_busy',
    'mailbox_too_many_sign_ins',
    'mail_server_not_trusted',
  ] as const)(
    'for now (%s) does not prevent saving, and is shown as not verified',
    async (code) => {
      const world = await openWorld();
      world.refuse({ kind: 'temporary', code });
      await world.save({ email_address: 'team@brand.com' });
      expect(world.data(SETTINGS)).toMatchObject({ email_address: 'team@brand.com' });
      expect(world.health()).toMatchObject({
        verified_at: null,
        last_error: { code, sentence: DELIVERY_REFUSALS[code] },
      });
    },
  );
});

describe('clearing Gmail', () => {
  it.each([{ app_password: null }, { email_address: null }])(
    'by %j clears its health, and does not sign in',
    async (data) => {
      const world = await openWorld();
      await world.save({ app_password: 'qrstuvwxyz12' });
      await world.save(data);
      expect(world.sign_ins).toHaveLength(1);
      expect(world.health()).toEqual(UNKNOWN_HEALTH);
    },
  );
});

describe('the mailbox', () => {
  const used = {
    ...EMPTY_MAILBOX,
    sending: 'email_ann',
    window: [new Date(1)],
    paused_until: new Date(2),
  };

  it('of another address is a new one: neither full nor closed, but keeps the mail being sent', async () => {
    const world = await openWorld();
    await world.put(MAILBOX, used);
    await world.save({ email_address: 'team@brand.com' });
    expect(world.mailbox()).toEqual({
      ...used,
      window: [],
      paused_until: null,
      connected_at: world.ports.clock(),
    });
  });

  it('of the same address stays what it is, with another password or in capitals', async () => {
    const world = await openWorld();
    await world.put(MAILBOX, used);
    await world.save({ app_password: 'qrstuvwxyz12' });
    await world.save({ email_address: 'Max@Gmail.com' });
    expect(world.mailbox()).toEqual(used);
  });
});

describe('two tabs saving at once', () => {
  it('end with what the later one verified', async () => {
    const world = await openWorld();
    const documents = beforeFirstCommit(world.documents, () =>
      world.save({ app_password: 'qrstuvwxyz12' }),
    );
    await world.save({ email_address: 'team@brand.com' }, documents);
    expect(world.sign_ins.at(-1)).toMatchObject({
      address: 'team@brand.com',
      app_password: 'qrstuvwxyz12',
    });
  });
});
