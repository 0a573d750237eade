import { writeFileSync } from 'node:fs';
import type { ChildProgram } from '../process/child-program.ts';
import { rememberEnding } from '../process/end-at-once.ts';
import { childrenFile } from '../world/claim-folder.ts';

export interface ChildFamily {
  add: (program: ChildProgram) => void;
  /** Ends these at once, or all of them; `surprise` does not report them. */
  end: (programs?: readonly ChildProgram[]) => Promise<void>;
  /** Fulfilled with a sentence when a program ends by itself. */
  surprise: Promise<string>;
}

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
    add: (program) => {
      running.add(program);
      note();
      void program.ended.then((how) => {
        if (running.delete(program))
          report(`${program.name} has ended (${how}). Log: ${program.log_file}`);
      });
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
