import { afterEach, expect, it } from 'vitest';
import { requestCapture, tester } from '../support/account.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { deliveryOf, HOUR_MS, MINUTE_MS, reaches } from '../support/deliveries.ts';
import { countEvents } from '../support/hook.ts';
import { eventually } from '../support/mailbox.ts';
import { sweep } from '../support/sweep.ts';
import { openEmailWebhook } from '../support/webhook-account.ts';

afterEach(resetClock);

it('the deployed sweep follows the clock over the times of the retries', async () => {
  const { account, uid, hook } = await openEmailWebhook();
  hook.answer = (n) => ({ status: n < 3 ? 500 : 200 });
  const { body } = await requestCapture(account, { url: tester(`${account.name}clock`).url });
  if (!body.ok) throw new Error(body.message);
  const id = `email_${body.creator.id ?? ''}`;
  const tried = (attempts: number) =>
    eventually(
      () => deliveryOf(uid, id),
      (data) => data?.['attempts'] === attempts && data['state'] === 'queued',
    );
  expect(await tried(1)).toMatchObject({ last_error: { code: 'webhook_failed' } });
  await moveClock(MINUTE_MS);
  await sweep();
  expect(await tried(2)).toMatchObject({ attempts: 2 });
  await sweep();
  expect(hook.requests).toHaveLength(2);
  await moveClock(HOUR_MS);
  await sweep();
  expect(await reaches(uid, id, 'sent')).toMatchObject({ attempts: 3 });
  expect(countEvents(hook)).toEqual([3]);
  await hook.stop();
});
