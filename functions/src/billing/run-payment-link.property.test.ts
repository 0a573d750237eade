import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soakRounds } from '../../../core/test/soak-rounds.ts';
import { APP_ORIGIN } from '../../test/hostile-returns.ts';
import { paymentHarness } from '../../test/payment-harness.ts';
import { runPaymentLink } from './run-payment-link.ts';

type Method = (...args: never[]) => Promise<unknown>;

/** The same port, whose answers come when the scheduler decides. */
function scheduled<Port extends object>(port: Port, scheduler: fc.Scheduler): Port {
  const methods = Object.entries(port).map(([name, method]) => [
    name,
    scheduler.scheduleFunction(method as Method),
  ]);
  return Object.fromEntries(methods) as Port;
}

/** A person in the app: their return URL, and whether they pay on the page they see. */
const clickerArbitrary = fc.record({
  cancel_url: fc.constantFrom(`${APP_ORIGIN}/profile`, `${APP_ORIGIN}/plans`),
  tolt_referral: fc.constantFrom(null, 'tolt_1'),
  pays: fc.boolean(),
  clicks: fc.integer({ min: 1, max: 2 }),
});

it('in any order of clicks and payments, one subscription is paid and nobody is charged twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(clickerArbitrary, { minLength: 2, maxLength: 4 }),
      async (scheduler, clickers) => {
        const { ports, purchase, harness, subscriptions, invoices } = await paymentHarness();
        const { clock } = ports;
        const slow = {
          clock,
          documents: scheduled(ports.documents, scheduler),
          payments: scheduled(ports.payments, scheduler),
        };
        const pay = scheduler.scheduleFunction((url: string) => {
          try {
            harness.pay(url.split('/').at(-1) ?? '');
          } catch {
            // Closed, or paid by another.
          }
          return Promise.resolve();
        });
        const outcomes = clickers.map(async ({ pays, clicks, cancel_url, tolt_referral }) => {
          const payer = { ...purchase.payer, tolt_referral };
          for (let click = 0; click < clicks; click += 1) {
            const way = await runPaymentLink(slow, { ...purchase, cancel_url, payer }).catch(
              (error: unknown) => error as { code: string },
            );
            if ('code' in way) expect(['bad_request', 'timeout']).toContain(way.code);
            else if (pays) await pay(way.url);
          }
        });
        await scheduler.waitFor(Promise.all(outcomes));
        expect(subscriptions.length).toBeLessThanOrEqual(1);
        expect(invoices.filter(({ amount_paid }) => amount_paid > 0)).toHaveLength(
          subscriptions.length,
        );
      },
    ),
    { numRuns: soakRounds(1000) },
  );
}, 600_000);
