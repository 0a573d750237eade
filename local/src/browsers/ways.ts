import { HOST } from '../emulators/choose-ports.ts';
import type { Stack } from '../world/stack.ts';
import { openGate } from './gate.ts';

/** All ways from a browser to a world, which can be cut at once. */
export interface Ways {
  web: string;
  cut: () => void;
  restore: () => Promise<void>;
  /** Answers with an error since the last call. */
  failures: () => string[];
}

const portOf = (origin: string): number => Number(new URL(origin).port);

/** Gates to the pages and functions, to the sign-in and to the database. */
export async function openWays(stack: Pick<Stack, 'web' | 'auth' | 'firestore'>): Promise<Ways> {
  const servers = [portOf(stack.auth), portOf(stack.firestore)];
  const back = await Promise.all(servers.map((port) => openGate(port)));
  const ports = new Map(servers.map((port, i) => [port, back[i]?.port ?? port]));
  const front = await openGate(portOf(stack.web), ports);
  const gates = [front, ...back];
  return {
    web: `http://${HOST}:${front.port}`,
    cut: () => gates.forEach((gate) => gate.close()),
    restore: async () => void (await Promise.all(gates.map((gate) => gate.reopen()))),
    failures: () => gates.flatMap((gate) => gate.failures()),
  };
}
