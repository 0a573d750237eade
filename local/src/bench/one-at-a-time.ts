import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../world/stack.ts';
import { openReadyAccount } from '../world/open-ready-account.ts';
import { atMost, type Figure, milliseconds } from './figure.ts';
import { percentile } from './percentile.ts';

const WARM_UP = 20;
const REQUESTS = 150;
/** Milliseconds between two requests: in them the email of the last one is sent, which is not measured. */
const REST = 250;

/** How long a request waited for its answer, in ms, without the part spent on page fetches. */
async function timeCapture(stack: Stack, api_key: string, username: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${stack.web}/api/capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api_key}` },
    body: JSON.stringify({ platform: 'tiktok', username }),
  });
  await response.text();
  const ms = performance.now() - started;
  const pages = /pages;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1];
  return ms - Number(pages ?? 0);
}

/** How long a request takes one at a time, warm, page fetches not counted. */
export async function benchOneAtATime(stack: Stack): Promise<Figure[]> {
  const { api_key } = await openReadyAccount(stack, { name: 'bench-one', credits: 1000 });
  const times: number[] = [];
  for (let i = 0; i < WARM_UP + REQUESTS; i += 1) {
    const ms = await timeCapture(stack, api_key, `tester_one${i}`);
    if (i >= WARM_UP) times.push(ms);
    await sleep(REST);
  }
  return [
    atMost('capture, one at a time, p50', percentile(times, 0.5), 60, milliseconds),
    atMost('capture, one at a time, p95', percentile(times, 0.95), 150, milliseconds),
  ];
}
