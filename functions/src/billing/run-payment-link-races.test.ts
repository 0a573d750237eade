import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { APP_ORIGIN } from '../../test/hostile-returns.ts';
import { paymentDesk } from '../../test/payment-desk.ts';

type Desk = Awaited<ReturnType<typeof paymentDesk>>;

/** Pays on every page that was shown to somebody; how many payments went through. */
function payAll(desk: Desk, urls: string[]): number {
  const sessions = new Set(urls.map((url) => url.split('/').at(-1) ?? ''));
  let paid = 0;
  for (const session of sessions) {
    try {
      desk.desk.pay(session);
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
    const desk = await paymentDesk();
    const ways = await Promise.all([desk.buy(), desk.buy(), desk.buy(), desk.buy()]);
    expect(new Set(ways.map(({ url }) => url)).size).toBe(1);
    expect(await desk.stateOf(desk.page())).toBe('open');
    expect(ways[0].url).toContain(desk.page());
  });

  it('leave one page that can be paid when they want different things', async () => {
    const desk = await paymentDesk();
    const ways = await Promise.all([desk.buy(), desk.buy(elsewhere), desk.buy()]);
    expect(
      payAll(
        desk,
        ways.map(({ url }) => url),
      ),
    ).toBe(1);
    expect(desk.subscriptions).toHaveLength(1);
  });

  it('leave one page that can be paid when an old one is open', async () => {
    const desk = await paymentDesk();
    const old = await desk.buy();
    const ways = await Promise.all([desk.buy(elsewhere), desk.buy(), desk.buy(elsewhere)]);
    expect(
      payAll(
        desk,
        [old, ...ways].map(({ url }) => url),
      ),
    ).toBe(1);
  });

  it('lead to one subscription when somebody pays between two steps', async () => {
    const desk = await paymentDesk();
    const { openCheckout } = desk.ports.payments;
    let isPaid = false;
    desk.ports.payments.openCheckout = async (request) => {
      if (!isPaid) {
        isPaid = true;
        const other = { ...desk.ports, payments: { ...desk.ports.payments, openCheckout } };
        const { runPaymentLink } = await import('./run-payment-link.ts');
        await runPaymentLink(other, desk.purchase);
        desk.desk.pay(desk.page());
      }
      return openCheckout(request);
    };
    await expect(desk.buy(elsewhere)).rejects.toMatchObject({ reason: 'already_subscribed' });
    expect(desk.subscriptions).toHaveLength(1);
  });
});

describe('somebody who was cut off', () => {
  it('after opening a page leaves none in the way of the next, also of another kind', async () => {
    const desk = await paymentDesk();
    const { commit } = desk.documents;
    const broken = {
      ...desk.ports,
      documents: {
        ...desk.documents,
        commit: (writes: Parameters<typeof commit>[0]) =>
          writes.some(({ kind }) => kind === 'update')
            ? Promise.reject(new Error('cut off'))
            : commit(writes),
      },
    };
    const { runPaymentLink } = await import('./run-payment-link.ts');
    await expect(runPaymentLink(broken, desk.purchase)).rejects.toThrow('cut off');
    const { url } = await desk.buy(elsewhere);
    expect(url).toBe(`https://pay.example.com/${desk.page()}`);
    expect(desk.record().checkouts).toBe(2);
  });

  it('by a fault of the provider is given another key, since it repeats faults by the key', async () => {
    const desk = await paymentDesk();
    const { openCheckout } = desk.ports.payments;
    const keys: string[] = [];
    desk.ports.payments.openCheckout = (request) => {
      keys.push(request.idempotency_key);
      if (keys.length === 1) return Promise.reject(new Error('500'));
      return openCheckout(request);
    };
    await expect(desk.buy()).rejects.toThrow('500');
    await desk.buy();
    expect(keys).toEqual(['checkout_max_0', 'checkout_max_1']);
  });

  it('by the sweep, which wrote to the record, gets the page that was opened', async () => {
    const desk = await paymentDesk();
    await desk.buy();
    desk.later(2);
    const { openCheckout } = desk.ports.payments;
    let writes = 0;
    desk.ports.payments.openCheckout = async (request) => {
      const opened = await openCheckout(request);
      if ((writes += 1) === 1) {
        const path = stripeCustomerDocument.path(desk.uid);
        await desk.documents.commit([{ kind: 'update', path, data: { looks: 7 } }]);
      }
      return opened;
    };
    const { url } = await desk.buy();
    expect(url).toContain(desk.page());
    expect(desk.record()).toMatchObject({ checkouts: 2, looks: 7 });
  });
});
