import { expect, it } from 'vitest';
import { timedReport } from './timed-report.ts';

it('each phase is followed by its seconds, also one that says how far it is, and nothing else', () => {
  const lines: string[] = [];
  let now = 0;
  const { report, end } = timedReport(
    (line) => lines.push(line),
    () => now,
  );
  const after = (ms: number, line: string) => {
    now += ms;
    report(line);
  };
  report('Downloading …');
  after(1000, '  5 of 10 MB');
  after(1000, '  10 of 10 MB');
  after(200, 'Port 5000 is taken, using 37225.');
  after(5000, 'Building …');
  now += 250;
  end();
  end();
  expect(lines).toEqual([
    'Downloading …',
    '  5 of 10 MB',
    '  10 of 10 MB',
    '  2.2 s',
    'Port 5000 is taken, using 37225.',
    'Building …',
    '  0.3 s',
  ]);
});
