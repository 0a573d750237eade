import { describe, expect, it } from 'vitest';
import type { PageFault } from './in-page.ts';
import { unexpectedFaults } from './unexpected-faults.ts';

const faults: PageFault[] = [
  { kind: 'uncaught', text: 'x is not a function' },
  { kind: 'console', text: 'could not be read' },
  { kind: 'policy', text: 'script-src refused eval' },
];
const failures = ['500 POST /api/capture'];

describe('unexpectedFaults', () => {
  it('counts every fault and every answer with an error', () => {
    expect(unexpectedFaults({ faults, failures, isCutOff: false })).toEqual([
      'uncaught: x is not a function',
      'console: could not be read',
      'policy: script-src refused eval',
      'answer: 500 POST /api/capture',
    ]);
  });

  it('counts uncaught errors alone while the connection is cut', () => {
    expect(unexpectedFaults({ faults, failures, isCutOff: true })).toEqual([
      'uncaught: x is not a function',
    ]);
  });
});
