import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const before = { subject: 'Hello', body: 'I like your work', signature: 'Nora' };

describe('the changed fields', () => {
  it('are those that differ, an emptied one among them', () => {
    expect(changedFields({ ...before, subject: 'Hi', signature: '' }, before)).toEqual({
      subject: 'Hi',
      signature: '',
    });
  });

  it('are none when nothing was typed', () => {
    expect(changedFields({ ...before }, before)).toEqual({});
  });

  it('carry later edits over to a new base', () => {
    const sent = { ...before, subject: 'Hi' };
    const current = { ...sent, body: 'Typed while it was saved' };
    expect({ ...sent, ...changedFields(current, sent) }).toEqual(current);
  });
});
