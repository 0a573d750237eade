/** One measured figure and its goal. */
export interface Figure {
  what: string;
  /** Of an earlier version, measured in the same run. */
  before?: string;
  measured: string;
  goal: string;
  reached: boolean;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, before, measured, goal, reached } of figures) {
    const shown = before === undefined ? measured : `${before} → ${measured}`;
    console.log(`  ${reached ? '✓' : '✗'} ${what.padEnd(width)}  ${shown}  (goal: ${goal})`);
  }
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
