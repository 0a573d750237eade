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

type AsText = (value: number) => string;

export const atMost = (what: string, value: number, most: number, asText: AsText): Figure => ({
  what,
  measured: asText(value),
  goal: `≤ ${asText(most)}`,
  reached: value <= most,
});

export const atLeast = (what: string, value: number, least: number, asText: AsText): Figure => ({
  what,
  measured: asText(value),
  goal: `≥ ${asText(least)}`,
  reached: value >= least,
});

export const aSecond = (rate: number) => `${rate.toFixed(rate < 10 ? 1 : 0)} a second`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
