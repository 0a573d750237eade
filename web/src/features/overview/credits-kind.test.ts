import { expect, it } from 'vitest';
import { paidStarter } from '../../../test/plan.ts';
import { creditsKind } from './credits-kind.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

it('credits come back each month only where there is a plan', () => {
  const expires_at = new Date('2026-06-01T12:00:00Z');
  expect(creditsKind(paidStarter({ expires_at }), NOW)).toBe('Resets every month');
  expect(creditsKind(null, NOW)).toBe('Trial credits');
  const ended = paidStarter({ status: 'canceled', expires_at: new Date('2026-04-01T12:00:00Z') });
  expect(creditsKind(ended, NOW)).toBe('No plan');
});
