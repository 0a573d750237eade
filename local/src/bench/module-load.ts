import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';
import { milliseconds, type Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const RUNS = 7;

/**
 * Run in a process of its own: how long our endpoints take to load once firebase-functions is
 * loaded.
 */
const TIMED = `
  await import('firebase-functions/https'); await import('firebase-functions/tasks');
  await import('firebase-functions/scheduler'); await import('firebase-functions/firestore');
  const started = performance.now();
  await import('./index.js');
  console.log(performance.now() - started);
`;

/** How long the bundle of all endpoints takes to load, above firebase-functions itself. */
export async function benchModuleLoad(): Promise<Figure[]> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const args = ['--input-type=module', '--eval', TIMED];
    const { output } = await runCommand({
      command: process.execPath,
      args,
      cwd: join(ROOT, 'functions/dist'),
      env: { ...process.env, APP_ORIGIN: 'https://bench.test' },
    });
    times.push(Number(output.trim().split('\n').at(-1)));
  }
  const p50 = percentile(times, 0.5);
  return [
    {
      what: `load of all endpoints, median of ${RUNS}`,
      measured: milliseconds(p50),
      goal: '< 150 ms',
      reached: p50 < 150,
    },
  ];
}
