import { expect, it } from 'vitest';
import { leftOutWords } from './left-out-words.ts';

it('names who gets no follow-up, and why', () => {
  expect(leftOutWords({ reason: 'bounced', creators: 1, names: ['Ann'] })).toBe(
    'Ann is left out: your email to them came back.',
  );
  expect(leftOutWords({ reason: 'by_webhook', creators: 3, names: ['Ann', 'Bo', 'Cy'] })).toBe(
    'Ann, Bo, and Cy are left out: you emailed them through your webhook, and follow-ups go out through Gmail only.',
  );
  const many = leftOutWords({ reason: 'unwatched', creators: 1203, names: ['Ann', 'Bo', 'Cy'] });
  expect(many).toMatch(/^Ann, Bo, Cy, and 1,200 others are left out: you emailed them before/);
  const one = leftOutWords({ reason: 'other_mailbox', creators: 3, names: ['Ann', 'Bo'] });
  expect(one).toMatch(/^Ann, Bo, and 1 other are left out/);
});
