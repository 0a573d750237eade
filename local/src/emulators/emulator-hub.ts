import { z } from 'zod';
import { LocalWorldError } from '../process/local-world-error.ts';
import { HOST } from './choose-ports.ts';

const hubSchema = z.record(z.string(), z.looseObject({ pid: z.number().optional() }));
const backendsSchema = z.object({
  backends: z.array(
    z.looseObject({ functionTriggers: z.array(z.looseObject({ name: z.string() })) }),
  ),
});

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Process id of the firebase-tools behind a hub: another world's hub may hold the port. */
export async function hubOwner(port: number): Promise<number> {
  return z.looseObject({ pid: z.number() }).parse(await getJson(`http://${HOST}:${port}/`)).pid;
}

/** The emulators that run, each with the process id of its Java, null for those without one. */
export async function hubEmulators(port: number): Promise<Map<string, number | null>> {
  const running = hubSchema.parse(await getJson(`http://${HOST}:${port}/emulators`));
  return new Map(Object.entries(running).map(([name, { pid }]) => [name, pid || null]));
}

/** Names of the functions the emulator has read from the built code. */
export async function loadedFunctions(port: number): Promise<string[]> {
  const { backends } = backendsSchema.parse(await getJson(`http://${HOST}:${port}/backends`));
  return backends.flatMap((backend) => backend.functionTriggers.map(({ name }) => name));
}

/** Writes the data of all emulators to `folder`; when this returns they are written completely. */
export async function exportData({ port, folder }: { port: number; folder: string }) {
  const response = await fetch(`http://${HOST}:${port}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'stop' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) {
    throw new LocalWorldError(`The data could not be kept: ${await response.text()}`);
  }
}
