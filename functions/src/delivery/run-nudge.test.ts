import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { notionAccount, NOTION_ACTIVE } from '../../test/notion-account.ts';
import { forever, queueDelivery } from '../../test/queue-delivery.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { runNudge } from './run-nudge.ts';

it('copies what an e-mail changed, although the copies were through before it went', async () => {
  const world = await notionAccount();
  const { uid, ports } = world;
  await world.save(NOTION_ACTIVE);
  await queueDelivery(world, 'ann');
  const mail: MailSender = async (account) => {
    await sleep(1);
    return ports.mail(account);
  };
  expect(await runNudge({ ...ports, mail }, { uid, ...forever })).toBe(2);
  expect(world.mail.sent).toHaveLength(1);
  expect(world.notion.rows.map(({ row }) => row)).toEqual([
    expect.objectContaining({ email_sent: true, status: 'Contacted' }),
  ]);
});
