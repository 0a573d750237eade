/** Lines that end like this begin something that takes a while. */
const BEGINS = '…';

/**
 * Prints lines, and behind each phase, which begins with a line that ends in “…”, how long it took.
 * Lines that begin with a space are of the phase before them. `end` closes the last one.
 */
export function timedReport(
  print: (line: string) => void,
  milliseconds: () => number = () => performance.now(),
): { report: (line: string) => void; end: () => void } {
  let since: number | null = null;
  const end = () => {
    if (since !== null) print(`  ${((milliseconds() - since) / 1000).toFixed(1)} s`);
    since = null;
  };
  const report = (line: string) => {
    if (!line.startsWith(' ')) end();
    print(line);
    if (line.endsWith(BEGINS)) since ??= milliseconds();
  };
  return { report, end };
}
