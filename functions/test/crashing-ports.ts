import type { DeliveryPorts } from '../src/delivery/run-delivery.ts';

/** Whether the worker crashes before a call happens, or after it, before its answer arrives. */
export type Moment = 'before' | 'after';

/**
 * The same ports for a worker that crashes at its call number `at`, counted from 0: from there on
 * nothing it does reaches the world. `hasCrashed` returns whether it came that far.
 */
export function crashingPorts(
  ports: DeliveryPorts,
  { at, moment }: { at: number; moment: Moment },
): { ports: DeliveryPorts; hasCrashed: () => boolean } {
  let calls = 0;
  let crashed = false;
  const crash = () => {
    crashed = true;
    throw new Error('killed');
  };
  const crashing =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (crashed) return crash();
      const isLast = calls === at;
      calls += 1;
      if (isLast && moment === 'before') return crash();
      const output = await call(...input);
      return isLast ? crash() : output;
    };
  const { documents, mail, notion } = ports;
  return {
    hasCrashed: () => crashed,
    ports: {
      ...ports,
      documents: {
        ...documents,
        getAll: crashing(documents.getAll),
        find: crashing(documents.find),
        commit: crashing(documents.commit),
      },
      mail: crashing(async (account) => {
        const session = await mail(account);
        return 'refused' in session
          ? session
          : { ...session, send: crashing((message) => session.send(message)) };
      }),
      postWebhook: crashing(ports.postWebhook),
      notion: {
        ...notion,
        open: crashing(async (account) => {
          const table = await notion.open(account);
          return 'refused' in table
            ? table
            : { upsert: crashing((row, page_id) => table.upsert(row, page_id)) };
        }),
      },
      pause: crashing(ports.pause),
      readMailbox: crashing(ports.readMailbox),
    },
  };
}
