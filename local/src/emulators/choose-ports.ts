import { connect, createServer, type AddressInfo, type Server } from 'node:net';

export const HOST = '127.0.0.1';

/** Has a server listen on a port of 127.0.0.1, 0 for any that is free. Returns the port. */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: HOST, port }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Firebase's own port of each part of a world that is an emulator, or takes the place of one. */
export const EMULATOR_PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  firestore_websocket: 9150,
  hosting: 5000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
} as const;
export type EmulatorPorts = Record<keyof typeof EMULATOR_PORTS, number>;

/** Binding alone does not show it: macOS lets two programs bind one port on different addresses. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: HOST, port });
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

/** A server on the port (0: any free one), or null when it is taken. */
function hold(port: number): Promise<Server | null> {
  const server = createServer();
  return listen(server, port).then(
    () => server,
    () => null,
  );
}

const release = (server: Server) => new Promise((done) => server.close(done));

/** Whether a program could listen on the port now. */
export async function isFree(port: number): Promise<boolean> {
  if (await answers(port)) return false;
  const server = await hold(port);
  if (server) await release(server);
  return server !== null;
}

async function holdFree(preferred: number): Promise<Server> {
  const server = (await answers(preferred)) ? null : await hold(preferred);
  const replacement = server ?? (await hold(0));
  if (!replacement) throw new Error(`No free port on ${HOST}.`);
  return replacement;
}

/**
 * The preferred port of each name when it is free, else another free one; no port twice.
 * All are held until the last is chosen, and free again when this returns.
 */
export async function choosePorts<Name extends string>(
  preferred: Readonly<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const held: Server[] = [];
  const ports: Record<Name, number> = { ...preferred };
  try {
    for (const name of Object.keys(preferred) as Name[]) {
      const server = await holdFree(preferred[name]);
      held.push(server);
      ports[name] = (server.address() as AddressInfo).port;
    }
  } finally {
    await Promise.all(held.map(release));
  }
  return ports;
}
