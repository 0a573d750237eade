import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logTail, startChildProgram, type ChildProgram, type Program } from './child-program.ts';
import { rememberEnding } from './end-at-once.ts';
import { LocalWorldError } from './local-world-error.ts';
import { waitUntil } from './wait-until.ts';

export interface ChildFamily {
  /** Starts a program and returns once `check` answers. Fails with the end of its log. */
  start: (
    program: Program & {
      check: () => Promise<unknown>;
      /** How long it may take. */
      seconds: number;
      signal: AbortSignal;
    },
  ) => Promise<ChildProgram>;
  /** Ends these at once, or all of them; `surprise` does not report them. */
  end: (programs?: readonly ChildProgram[]) => Promise<void>;
  /** Fulfilled with a sentence when a program ends by itself. */
  surprise: Promise<string>;
}

/** Where the children of a folder's owner are noted. */
export const childrenFile = (folder: string): string => join(folder, 'children.json');

/**
 * Programs that are ended together, at the latest when this process ends. They are noted in
 * `folder`, for the next process that claims it after this one was killed.
 */
export function childFamily(folder: string): ChildFamily {
  const running = new Set<ChildProgram>();
  let report: (sentence: string) => void = () => undefined;
  const surprise = new Promise<string>((resolve) => {
    report = resolve;
  });
  const note = () => {
    const members = [...running].map(({ pid, arguments: mark }) => ({ pid, mark }));
    writeFileSync(childrenFile(folder), JSON.stringify(members));
  };
  rememberEnding(() => running.forEach((program) => program.kill()));
  return {
    start: async ({ check, seconds, signal, ...input }) => {
      const program = await startChildProgram(input);
      running.add(program);
      note();
      const death = new AbortController();
      void program.ended.then((how) => {
        death.abort(new Error(how));
        if (running.delete(program))
          report(`${program.name} has ended (${how}). Log: ${program.log_file}`);
      });
      try {
        const either = AbortSignal.any([death.signal, signal]);
        await waitUntil({ what: program.name, seconds, signal: either, check });
      } catch (error) {
        if (signal.aborted) throw error;
        const message = `${program.name} does not start:\n${await logTail(program.log_file)}`;
        throw new LocalWorldError(`${message}\nThe whole log: ${program.log_file}`, {
          cause: error,
        });
      }
      return program;
    },
    end: async (programs = [...running]) => {
      for (const program of programs) {
        running.delete(program);
        program.kill();
      }
      await Promise.all(programs.map(({ ended }) => ended));
    },
    surprise,
  };
}
