import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Screen } from './engine.ts';
import { STEPS, type Step, type Walk } from './steps.ts';
import { unexpectedFaults } from './unexpected-faults.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import type { Ways } from './ways.ts';

/** Time for colors to change, in ms. */
const DRAWN = 400;

/** A picture in each color mode. */
async function photograph(visitor: Visitor, file: string) {
  for (const mode of ['light', 'dark'] as const) {
    await visitor.paint(mode);
    await sleep(DRAWN);
    await writeFile(`${file}-${mode}.png`, await visitor.picture());
  }
}

/** Runs a step: what kept it from its end, if anything, and the faults on the way. */
async function take(step: Step, walk: Walk, ways: Ways) {
  const broken = await step.run(walk).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const faults = await walk.visitor.faults().catch(() => []);
  const isCutOff = step.isCutOff ?? false;
  return { broken, faults: unexpectedFaults({ faults, failures: ways.failures(), isCutOff }) };
}

/**
 * Walks all steps in one browser at one width, as a new person, and prints a line for each. Stops
 * at a step that cannot be done. Returns how many steps had a problem.
 */
export async function walk(input: {
  engine: Engine;
  screen: Screen;
  ways: Ways;
  /** The folder of the pictures. */
  pictures: string;
  signal: AbortSignal;
}): Promise<number> {
  const { engine, screen, ways, signal } = input;
  const session = await engine.open(screen);
  const visitor = visitorOf(session, ways.web);
  const id = randomUUID().slice(0, 6);
  const person = { name: `Wanda ${id}`, email: `wanda.${id}@gmail.com` };
  const network = { cut: ways.cut, restore: ways.restore };
  let failed = 0;
  try {
    for (const step of STEPS) {
      signal.throwIfAborted();
      const begun = Date.now();
      const { broken, faults } = await take(step, { visitor, person, network }, ways);
      const problems = broken === null ? faults : [broken, ...faults];
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      const file = join(
        input.pictures,
        `${engine.name}-${screen.width}-${step.name}`.toLowerCase().replaceAll(' ', '-'),
      );
      // A page that is not there is told by its step.
      await photograph(visitor, file).catch(() => undefined);
      const verdict = problems.length === 0 ? 'ok' : 'FAILED';
      const where = `${engine.name} ${screen.width} px`;
      console.log(
        `${where.padEnd(16)} ${step.name.padEnd(26)} ${seconds.padStart(5)} s  ${verdict}`,
      );
      for (const problem of problems) console.log(`    ${problem}`);
      const at = broken === null ? null : await session.evaluate('location.href').catch(() => null);
      if (at !== null) console.log('    at', at);
      if (problems.length > 0) failed += 1;
      if (broken !== null) break;
    }
  } finally {
    await session.end();
  }
  return failed;
}
