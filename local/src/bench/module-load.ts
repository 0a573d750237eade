import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { ROOT } from '../world/world-paths.ts';
import { atMost, type Figure, milliseconds } from './figure.ts';
import { percentile } from './percentile.ts';

const RUNS = 7;
const DIST = join(ROOT, 'functions/dist');

/** Run in a process of its own: how long our functions take to load once firebase-functions is loaded. */
const ABOVE = `
  await import('firebase-functions/https'); await import('firebase-functions/tasks');
  await import('firebase-functions/scheduler'); await import('firebase-functions/firestore');
  const started = performance.now();
  await import('./index.js');
  console.log(performance.now() - started);
`;

interface Program {
  program: string;
  /** The function that the process is for; absent for none of them. */
  target?: string;
}

/** What a program prints last, as a number; run where the functions are. */
async function timed({ program, target }: Program): Promise<number> {
  const { output } = await runCommand({
    command: process.execPath,
    args: ['--input-type=module', '--eval', program],
    cwd: DIST,
    env: {
      ...process.env,
      APP_ORIGIN: 'https://bench.test',
      GCLOUD_PROJECT: 'bench',
      ...(target !== undefined && { FUNCTION_TARGET: target }),
    },
  });
  return Number(output.trim().split('\n').at(-1));
}

/** The built file that exports all of these names. */
async function builtFile(...names: string[]): Promise<string> {
  const files = (await readdir(DIST)).filter((file) => file.endsWith('.js'));
  for (const file of files) {
    const text = await readFile(join(DIST, file), 'utf8');
    const exported = text.slice(text.lastIndexOf('export {'));
    if (names.every((name) => new RegExp(`\\b${name}\\b`).test(exported))) return `./${file}`;
  }
  throw new Error(`No built file exports ${names.join(' and ')}.`);
}

/** Programs that print the milliseconds from the start of their process. */
async function programs(): Promise<Record<'bare' | 'capture' | 'verb', Program>> {
  const print = 'console.log(performance.now());';
  const [capture, person, verbs, verb] = await Promise.all([
    builtFile('wireCapture', 'wireReread'),
    builtFile('wirePerson'),
    builtFile('VERBS'),
    builtFile('recordDm'),
  ]);
  return {
    bare: { program: `await import('firebase-functions/https'); ${print}` },
    capture: {
      program: `await import('./index.js'); await (await import('${capture}')).wireCapture(); ${print}`,
      target: 'capture',
    },
    verb: {
      program: `await import('./index.js'); await import('${verbs}'); await import('${verb}');
        await (await import('${person}')).wirePerson(); ${print}`,
      target: 'api',
    },
  };
}

async function inTurns(): Promise<Record<'bare' | 'capture' | 'verb', number>> {
  const times = { bare: [] as number[], capture: [] as number[], verb: [] as number[] };
  const run = await programs();
  const names = ['bare', 'capture', 'verb'] as const;
  for (let i = 0; i < RUNS; i += 1)
    for (const name of names) times[name].push(await timed(run[name]));
  const of = (name: (typeof names)[number]) => percentile(times[name], 0.5);
  return { bare: of('bare'), capture: of('capture'), verb: of('verb') };
}

const ratio = (what: string, measured: number, most: number): Figure =>
  atMost(
    `process start to ${what}, in multiples of firebase-functions alone`,
    measured,
    most,
    (of) => of.toFixed(2),
  );

/** How long a process takes until it can work, medians of 7 in turns. */
export async function benchModuleLoad(): Promise<Figure[]> {
  const above: number[] = [];
  for (let i = 0; i < RUNS; i += 1) above.push(await timed({ program: ABOVE }));
  const { bare, capture, verb } = await inTurns();
  return [
    atMost(`load of all functions, median of ${RUNS}`, percentile(above, 0.5), 150, milliseconds),
    ratio('a loaded capture', capture / bare, 2.6),
    ratio('a first verb', verb / bare, 2),
  ];
}
