import { afterEach, describe, expect, it } from 'vitest';
import { emailDeliveryId } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { runNudge } from '../../functions/src/delivery/run-nudge.ts';
import { runTick } from '../../functions/src/delivery/run-tick.ts';
import { creditsOf, openTestAccount, press, tester } from '../support/account.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { countOf, dataOf, database } from '../support/database.ts';
import { startDoomed } from '../support/doomed.ts';
import { eventually, mailsTo, setMailFault } from '../support/mailbox.ts';
import { quietCapture } from '../support/quiet-capture.ts';
import { sweep } from '../support/sweep.ts';
import { worker } from '../support/worker.ts';

const until = () => new Date(Date.now() + 3_600_000);

async function onlyDelivery(uid: string) {
  const { docs } = await (await database()).collection(paths.deliveries(uid)).get();
  expect(docs).toHaveLength(1);
  return docs[0]?.data();
}

async function captured(account: ReadyAccount, name: string): Promise<{ id: string; to: string }> {
  const { body } = await press(account, { url: tester(`${account.name}${name}`).url });
  if (!body.ok) throw new Error(body.message);
  return { id: emailDeliveryId(body.creator.id ?? ''), to: body.email.to ?? '' };
}

/** The delivery once its first try is over and it waits for the next. */
const tried = (uid: string, id: string) =>
  eventually(
    () => dataOf(paths.delivery(uid, id)),
    (data) => data?.['attempts'] === 1 && data['state'] === 'queued',
  );

const stateOf = async (uid: string, id: string) =>
  (await dataOf(paths.delivery(uid, id)))?.['state'];

describe('a delivery survives', () => {
  afterEach(() => setMailFault('none'));

  it('its process killed between the write and the send: the sweeper sends it, once', async () => {
    const account = await openTestAccount(10);
    const { url } = tester(`${account.name}killed`);
    expect(await startDoomed('capture-then-die', [account.uid, url]).ended).toBe('SIGKILL');

    const delivery = await onlyDelivery(account.uid);
    expect(delivery).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await creditsOf(account.uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
    const to = String(delivery?.['to']);
    expect(await mailsTo(to)).toEqual([]);

    await sweep();
    expect(
      await eventually(
        () => mailsTo(to),
        (mails) => mails.length > 0,
      ),
    ).toHaveLength(1);
    await sweep();
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await onlyDelivery(account.uid)).toMatchObject({ state: 'sent', attempts: 1 });
    expect((await press(account, { url })).body).toMatchObject({ outcome: 'already_contacted' });
  });

  it('the mail server down and back: it waits, then sends, once', async () => {
    await setMailFault('down');
    const account = await openTestAccount(10);
    const { id, to } = await captured(account, 'down');
    expect(await tried(account.uid, id)).toMatchObject({
      state: 'queued',
      last_error: { code: 'mailbox_unreachable' },
    });

    await setMailFault('none');
    await runTick(await worker({ ahead: 10_000 }), { until: until() });
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await stateOf(account.uid, id)).toBe('sent');
    expect(await countOf(`${paths.delivery(account.uid, id)}/attempts`)).toBe(1);
  });

  it('its worker killed while sending: uncertain, never a second mail', async () => {
    const account = await openTestAccount(10);
    const { url } = tester(`${account.name}wire`);
    await startDoomed('capture-then-die', [account.uid, url]).ended;
    const to = String((await onlyDelivery(account.uid))?.['to']);
    await setMailFault('hang_at_data');

    const doomed = startDoomed('send', [account.uid]);
    expect(
      await eventually(
        () => mailsTo(to),
        (mails) => mails.length > 0,
      ),
    ).toHaveLength(1);
    doomed.kill();
    expect(await doomed.ended).toBe('SIGKILL');
    expect(await onlyDelivery(account.uid)).toMatchObject({ state: 'sending', phase: 'on_wire' });

    await setMailFault('none');
    await runTick(await worker(), { until: until() });
    expect(await onlyDelivery(account.uid)).toMatchObject({ state: 'sending' });
    await runTick(await worker({ ahead: 180_000 }), { until: until() });
    await runTick(await worker({ ahead: 86_400_000 }), { until: until() });
    expect(await onlyDelivery(account.uid)).toMatchObject({
      state: 'uncertain',
      last_error: { code: 'outcome_unknown' },
    });
    expect(await mailsTo(to)).toHaveLength(1);
    expect((await press(account, { url })).body).toMatchObject({ outcome: 'already_contacted' });
  });

  it('a connection dropped after the message: uncertain, never a second mail', async () => {
    await setMailFault('drop_after_data');
    const account = await openTestAccount(10);
    const { id, to } = await captured(account, 'dropped');
    expect(
      await eventually(
        () => stateOf(account.uid, id),
        (state) => state === 'uncertain',
      ),
    ).toBe('uncertain');
    await setMailFault('none');
    await runTick(await worker({ ahead: 86_400_000 }), { until: until() });
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('a mail refused for now: it goes out at the second try', async () => {
    await setMailFault('temporary');
    const account = await openTestAccount(10);
    const { id, to } = await captured(account, 'greylisted');
    await tried(account.uid, id);
    expect(await mailsTo(to)).toEqual([]);
    await setMailFault('none');
    await runTick(await worker({ ahead: 10_000 }), { until: until() });
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await stateOf(account.uid, id)).toBe('sent');
  });

  it('ten workers at once on twenty deliveries: twenty mails', async () => {
    const account = await openTestAccount(30);
    const links = Array.from({ length: 20 }, (_, i) => tester(`${account.name}many${i}`).url);
    const all = await Promise.all(links.map((url) => quietCapture({ uid: account.uid, url })));
    const ports = await worker();
    await Promise.all(
      Array.from({ length: 10 }, () => runNudge(ports, { uid: account.uid, until: until() })),
    );
    await runTick(ports, { until: until() });
    const mails = await Promise.all(all.map(({ to }) => mailsTo(to)));
    expect(mails.map((list) => list.length)).toEqual(Array(20).fill(1));
  });
});

describe('a delivery that cannot go out says why', () => {
  afterEach(() => setMailFault('none'));

  it.each([
    ['refuse_login', 'mailbox_refused_sign_in'],
    ['refuse_recipient', 'recipient_refused'],
  ] as const)('%s', async (fault, code) => {
    await setMailFault(fault);
    const account = await openTestAccount(10);
    const { id, to } = await captured(account, fault);
    await eventually(
      () => stateOf(account.uid, id),
      (state) => state === 'failed',
    );
    expect(await dataOf(paths.delivery(account.uid, id))).toMatchObject({
      state: 'failed',
      last_error: { code },
    });
    expect(await mailsTo(to)).toEqual([]);
  });
});
