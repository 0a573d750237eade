import { describe, expect, it } from 'vitest';
import * as exported from '../index.ts';
import { configSchema } from '../platform/config.ts';
import { CAPACITY } from './capacity.ts';

/** What firebase-functions reports of a function to the deployment. */
interface Described {
  __endpoint: Record<string, unknown>;
}
const functions = Object.entries(exported) as unknown as [keyof typeof CAPACITY, Described][];

describe('how much of a function may run at once', () => {
  it('is set for every function, and for nothing else', () => {
    expect(functions.map(([name]) => name).sort()).toEqual(Object.keys(CAPACITY).sort());
  });

  it.each(functions)('is deployed as it is set: %s', (name, { __endpoint }) => {
    const { cpu, memory, timeoutSeconds, concurrency, maxInstances } = CAPACITY[name];
    const availableMemoryMb = parseInt(memory);
    expect(__endpoint).toMatchObject({
      ...{ cpu, availableMemoryMb, timeoutSeconds, concurrency, maxInstances },
    });
  });

  it('has room for every dispatch that the queue sends at once', () => {
    const { concurrency, maxInstances } = CAPACITY.sendDeliveries;
    const NUDGES_AT_ONCE = configSchema.shape.NUDGES_AT_ONCE.parse(undefined);
    expect(concurrency * maxInstances).toBeGreaterThanOrEqual(NUDGES_AT_ONCE);
  });
});
