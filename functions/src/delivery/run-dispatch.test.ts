import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { notionAccount, NOTION_ACTIVE } from '../../test/notion-account.ts';
import { forever, queueDelivery } from '../../test/queue-delivery.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import type { DeliveryPorts } from './run-delivery.ts';
import { runDispatch } from './run-dispatch.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

/** What was sent and mirrored once `run` is over, with a mail server slower than everything else. */
async function queuedAndRun(run: (ports: DeliveryPorts, uid: string) => Promise<unknown>) {
  const world = await notionAccount();
  const { uid, ports } = world;
  await world.save(NOTION_ACTIVE);
  await queueDelivery(world, 'ann');
  const mail: MailSender = async (account) => {
    await sleep(1);
    return ports.mail(account);
  };
  const ran = await run({ ...ports, mail }, uid);
  return { ran, sent: world.mail.sent.length, rows: world.notion.rows.map(({ row }) => row) };
}

const MIRRORED = [expect.objectContaining({ email_sent: true, status: 'Contacted' })];

it('mirrors what an email changed, although the mirror queue was done before it was sent', async () => {
  const run = (ports: DeliveryPorts, uid: string) => runDispatch(ports, { uid, ...forever });
  expect(await queuedAndRun(run)).toEqual({ ran: 2, sent: 1, rows: MIRRORED });
});

it('so does the sweep, in the same run', async () => {
  const run = (ports: DeliveryPorts) => runDeliverySweep(ports, forever);
  const { ran, ...left } = await queuedAndRun(run);
  expect(ran).toMatchObject({ moved: 2 });
  expect(left).toEqual({ sent: 1, rows: MIRRORED });
});
