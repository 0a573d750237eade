import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { deleteApp } from 'firebase-admin/app';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultApp } from '../firestore/firestore-app.ts';
import { enqueueTask } from './enqueue-task.ts';

afterEach(() => vi.unstubAllEnvs());

it('puts a task into the queue of the region that the functions run in', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', `127.0.0.1:${port}`);
  // No credentials are looked for on the network.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  vi.stubEnv('GCLOUD_PROJECT', 'brand-live');
  vi.stubEnv('REGION', 'europe-west1');
  const app = defaultApp();
  try {
    await enqueueTask('deliver', { uid: 'u1' });
  } finally {
    await deleteApp(app);
    server.close();
  }
  expect(asked).toEqual(['/projects/brand-live/locations/europe-west1/queues/deliver/tasks']);
});
