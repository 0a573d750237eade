import { describe, expect, it } from 'vitest';
import { messageTemplatesUpdateSchema } from '@vibes/core/template/message-templates';
import { followUpExamples } from './follow-up-examples.ts';
import { followUpSchema, followUpTemplates, followUpValues } from './follow-up-values.ts';

const EXAMPLES = followUpExamples('');
const filled = followUpValues(EXAMPLES);

describe('the form of follow-ups', () => {
  it('signs the example only where no signature is added', () => {
    expect(followUpExamples('')[0]?.body).toContain('{{myName}}');
    expect(followUpExamples('Max, Nord')[0]?.body).not.toContain('{{myName}}');
  });

  it('begins with three and seven working days', () => {
    expect(followUpValues([])).toEqual({
      first_body: '',
      first_days: '3',
      second_body: '',
      second_days: '7',
    });
  });

  it('saves what it shows', () => {
    expect(followUpTemplates(filled)).toEqual(EXAMPLES);
  });

  it.each([
    ['none', { first_body: '', second_body: '' }, []],
    ['blank lines', { first_body: ' \n ', second_body: '' }, []],
    ['the second alone', { first_body: '' }, EXAMPLES.slice(1)],
    ['the first alone', { second_body: '' }, EXAMPLES.slice(0, 1)],
  ])('with %s', (_, change, expected) => {
    expect(followUpTemplates({ ...filled, ...change })).toEqual(expected);
  });

  it.each([
    ['a text that is too short', { first_body: 'Hi' }, 'at least 10 characters'],
    ['an unknown variable', { first_body: 'Hello {{name}}, well?' }, 'no variable {{name}}'],
    ['no days', { first_days: '' }, 'from 1 to 30'],
    ['no number', { second_days: '2.5' }, 'from 1 to 30'],
    ['too many days', { second_days: '31' }, 'from 1 to 30'],
    ['zero days', { first_days: '0' }, 'from 1 to 30'],
  ])('refuses %s', async (_, change, sentence) => {
    await expect(followUpSchema.validate({ ...filled, ...change })).rejects.toThrow(sentence);
  });

  it('takes nothing that the server refuses', async () => {
    for (const values of [filled, followUpValues([])]) {
      const checked = await followUpSchema.validate(values);
      const follow_ups = followUpTemplates(checked);
      expect(messageTemplatesUpdateSchema.safeParse({ follow_ups }).success).toBe(true);
    }
  });
});
