import type { Subscription } from '@vibes/core/plan/subscription';
import { expect, it } from 'vitest';
import { creditsKind } from './credits-kind.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const plan = (fields: Partial<Subscription>) =>
  ({ status: 'active', expires_at: new Date('2026-06-01T12:00:00Z'), ...fields }) as Subscription;

it('credits come back each month only where there is a plan', () => {
  expect(creditsKind(plan({}), NOW)).toBe('Resets every month');
  expect(creditsKind(null, NOW)).toBe('Trial credits');
  const ended = plan({ status: 'canceled', expires_at: new Date('2026-04-01T12:00:00Z') });
  expect(creditsKind(ended, NOW)).toBe('No plan');
});
