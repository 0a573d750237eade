import type { DeliveryPorts } from '../src/delivery/run-delivery.ts';

/** Whether the one who calls dies before anything happens, or before it hears that it did. */
export type Moment = 'before' | 'after';

/**
 * The same ports for a worker that dies at its call number `at`, counted from 0: from there on
 * nothing it does reaches the world. `isDead` tells whether it came that far.
 */
export function mortalPorts(
  ports: DeliveryPorts,
  { at, moment }: { at: number; moment: Moment },
): { ports: DeliveryPorts; isDead: () => boolean } {
  let calls = 0;
  let dead = false;
  const die = () => {
    dead = true;
    throw new Error('killed');
  };
  const mortal =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (dead) return die();
      const isLast = calls === at;
      calls += 1;
      if (isLast && moment === 'before') return die();
      const output = await call(...input);
      return isLast ? die() : output;
    };
  const { documents, mail, notion } = ports;
  return {
    isDead: () => dead,
    ports: {
      ...ports,
      documents: {
        ...documents,
        getAll: mortal(documents.getAll),
        find: mortal(documents.find),
        commit: mortal(documents.commit),
      },
      mail: mortal(async (account) => {
        const session = await mail(account);
        return 'refused' in session
          ? session
          : { ...session, send: mortal((message) => session.send(message)) };
      }),
      postWebhook: mortal(ports.postWebhook),
      notion: {
        ...notion,
        open: mortal(async (account) => {
          const table = await notion.open(account);
          return 'refused' in table
            ? table
            : { upsert: mortal((row, page_id) => table.upsert(row, page_id)) };
        }),
      },
      pause: mortal(ports.pause),
    },
  };
}
