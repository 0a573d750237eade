/** One measured figure and its goal. */
export interface Figure {
  what: string;
  measured: string;
  goal: string;
  reached: boolean;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const { what, measured, goal, reached } of figures) {
    console.log(`  ${reached ? '✓' : '✗'} ${what.padEnd(width)}  ${measured}  (goal: ${goal})`);
  }
}

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
