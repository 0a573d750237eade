import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { APP_ORIGIN } from '../../test/hostile-returns.ts';
import { paymentHarness } from '../../test/payment-harness.ts';

type Harness = Awaited<ReturnType<typeof paymentHarness>>;

/** Pays on every page that was shown to somebody; returns how many payments went through. */
function payAll(harness: Harness, urls: string[]): number {
  const sessions = new Set(urls.map((url) => url.split('/').at(-1) ?? ''));
  let paid = 0;
  for (const session of sessions) {
    try {
      harness.harness.pay(session);
      paid += 1;
    } catch {
      // Closed.
    }
  }
  return paid;
}

const elsewhere = { cancel_url: `${APP_ORIGIN}/plans` };

describe('clicks at the same moment', () => {
  it('lead to one page when they want the same', async () => {
    const harness = await paymentHarness();
    const ways = await Promise.all([harness.buy(), harness.buy(), harness.buy(), harness.buy()]);
    expect(new Set(ways.map(({ url }) => url)).size).toBe(1);
    expect(await harness.stateOf(harness.page())).toBe('open');
    expect(ways[0].url).toContain(harness.page());
  });

  it('leave one page that can be paid when they want different things', async () => {
    const harness = await paymentHarness();
    const ways = await Promise.all([harness.buy(), harness.buy(elsewhere), harness.buy()]);
    expect(
      payAll(
        harness,
        ways.map(({ url }) => url),
      ),
    ).toBe(1);
    expect(harness.subscriptions).toHaveLength(1);
  });

  it('leave one page that can be paid when an old one is open', async () => {
    const harness = await paymentHarness();
    const old = await harness.buy();
    const ways = await Promise.all([harness.buy(elsewhere), harness.buy(), harness.buy(elsewhere)]);
    expect(
      payAll(
        harness,
        [old, ...ways].map(({ url }) => url),
      ),
    ).toBe(1);
  });

  it('lead to one subscription when somebody pays between two steps', async () => {
    const harness = await paymentHarness();
    const { openCheckout } = harness.ports.payments;
    let isPaid = false;
    harness.ports.payments.openCheckout = async (request) => {
      if (!isPaid) {
        isPaid = true;
        const other = { ...harness.ports, payments: { ...harness.ports.payments, openCheckout } };
        const { runPaymentLink } = await import('./run-payment-link.ts');
        await runPaymentLink(other, harness.purchase);
        harness.harness.pay(harness.page());
      }
      return openCheckout(request);
    };
    await expect(harness.buy(elsewhere)).rejects.toMatchObject({ reason: 'already_subscribed' });
    expect(harness.subscriptions).toHaveLength(1);
  });
});

describe('a call that broke off', () => {
  it('after opening a page does not block the next one, also of another plan', async () => {
    const harness = await paymentHarness();
    const { commit } = harness.documents;
    const broken = {
      ...harness.ports,
      documents: {
        ...harness.documents,
        commit: (writes: Parameters<typeof commit>[0]) =>
          writes.some(({ kind }) => kind === 'update')
            ? Promise.reject(new Error('cut off'))
            : commit(writes),
      },
    };
    const { runPaymentLink } = await import('./run-payment-link.ts');
    await expect(runPaymentLink(broken, harness.purchase)).rejects.toThrow('cut off');
    const { url } = await harness.buy(elsewhere);
    expect(url).toBe(`https://pay.example.com/pay/${harness.page()}`);
    expect(harness.record().checkouts).toBe(2);
  });

  it('by a fault of the provider is followed by another key, since the provider repeats faults by the key', async () => {
    const harness = await paymentHarness();
    const { openCheckout } = harness.ports.payments;
    const keys: string[] = [];
    harness.ports.payments.openCheckout = (request) => {
      keys.push(request.idempotency_key);
      if (keys.length === 1) return Promise.reject(new Error('500'));
      return openCheckout(request);
    };
    await expect(harness.buy()).rejects.toThrow('500');
    await harness.buy();
    expect(keys).toEqual(['checkout_max_0', 'checkout_max_1']);
  });

  it('because the sweep wrote to the record gets the page that was opened', async () => {
    const harness = await paymentHarness();
    await harness.buy();
    harness.later(2);
    const { openCheckout } = harness.ports.payments;
    let writes = 0;
    harness.ports.payments.openCheckout = async (request) => {
      const opened = await openCheckout(request);
      if ((writes += 1) === 1) {
        const path = stripeCustomerDocument.path(harness.uid);
        await harness.documents.commit([{ kind: 'update', path, data: { looks: 7 } }]);
      }
      return opened;
    };
    const { url } = await harness.buy();
    expect(url).toContain(harness.page());
    expect(harness.record()).toMatchObject({ checkouts: 2, looks: 7 });
  });
});
