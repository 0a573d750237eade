import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import { localStripe, type LocalStripe } from '../../functions/test/local-stripe.ts';
import { memorySignIn } from '../../functions/test/models/memory-sign-in.ts';
import { storedDocuments } from '../../functions/test/stored-documents.ts';
import { memoryWorld } from '../../functions/test/memory-world.ts';
import { openBeside } from '../../functions/test/referral-accounts.ts';
import type { DeletionPorts } from '../src/accounts/delete-account.ts';

/** A subscription that runs, and a pay page that is open. */
async function buy(payments: LocalStripe, clock: () => Date) {
  const person = { uid: 'max', email: 'max@brand.com', name: 'Max', tolt_referral: null };
  const { customer_id } = await payments.provider.ensureCustomer(person);
  payments.harness.buy(customer_id);
  const page = await payments.provider.openCheckout({
    uid: 'max',
    customer_id,
    plan: 'Starter',
    success_url: 'https://app.test/',
    cancel_url: 'https://app.test/',
    tolt_referral: null,
    idempotency_key: 'key',
  });
  if (page === 'conflict') throw new Error('conflict');
  const checkout = { session_id: page.session_id, plan: 'Starter', opened_at: clock() };
  return { customer_id, created_at: clock(), checkouts: 1, checkout };
}

/**
 * Max with documents of every kind, a subscription and an open pay page; and Eve, whom nothing may
 * touch.
 */
export async function accountToDelete() {
  const world = await memoryWorld();
  await openBeside(world, { uid: 'eve' });
  const earlier = await storedDocuments();
  await world.documents.commit(earlier.map(([path, data]) => ({ kind: 'set', path, data })));
  const payments = localStripe(world.ports);
  const data = await buy(payments, world.ports.clock);
  await world.documents.commit([{ kind: 'set', path: stripeCustomerDocument.path('max'), data }]);
  const known: Record<string, { email: string }> = {
    max: { email: 'max@brand.com' },
    eve: { email: 'eve@brand.com' },
  };
  const ports: DeletionPorts = {
    ...world.ports,
    documents: world.documents,
    people: memorySignIn(known, world.ports.clock),
    openPayments: () => Promise.resolve(payments.provider),
    pause: (milliseconds) => Promise.resolve(void world.later(milliseconds)),
  };
  /** Documents that name an account, in their path or in a field; ids that are drawn are cut. */
  const naming = (uid: string) => {
    const name = new RegExp(`(?:^|[^a-z0-9])${uid}(?:$|[^a-z0-9])`);
    const found = Object.entries(world.documents.dump()).filter(([path, data]) =>
      name.test(`${path} ${JSON.stringify(data)}`),
    );
    return found.map(([path]) => path.replace(/[0-9a-f]{64}|capture_\w+|in_\w+/, '*')).sort();
  };
  return { ...world, ports, payments, known, naming };
}
export type AccountToDelete = Awaited<ReturnType<typeof accountToDelete>>;

/**
 * The ports for a run that is killed at its call number `at`, counted from 0: before it, or after it
 * and before its answer.
 */
export function crashingDeletion(
  ports: DeletionPorts,
  { at, moment }: { at: number; moment: 'before' | 'after' },
): { ports: DeletionPorts; hasCrashed: () => boolean } {
  let calls = 0;
  const crash = () => {
    throw new Error('killed');
  };
  const hasCrashed = () => calls > at;
  /** Every method counts as a call. */
  const crashing = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(of, name) {
        const method: unknown = Reflect.get(of, name);
        if (typeof method !== 'function') return method;
        return async (...input: unknown[]): Promise<unknown> => {
          if (hasCrashed()) return crash();
          calls += 1;
          if (hasCrashed() && moment === 'before') return crash();
          const output: unknown = await Reflect.apply(method, of, input);
          return hasCrashed() ? crash() : output;
        };
      },
    });
  return {
    hasCrashed,
    ports: {
      ...ports,
      documents: crashing(ports.documents),
      people: crashing(ports.people),
      openPayments: async () => crashing(await ports.openPayments()),
    },
  };
}
