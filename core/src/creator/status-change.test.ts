import { describe, expect, it } from 'vitest';
import { statusChange } from './status-change.ts';

describe('a change of status', () => {
  it('is a person’s when a person set it', () => {
    const after = { status: 'Responded', status_set_by: 'person' } as const;
    expect(statusChange({ status: 'Contacted', status_set_by: 'event' }, after)).toEqual({
      from: 'Contacted',
      to: 'Responded',
    });
  });

  it('is a person’s when a person took it back to what an event had set', () => {
    const before = { status: 'Responded', status_set_by: 'person' } as const;
    expect(statusChange(before, { status: 'Contacted', status_set_by: 'event' })).toEqual({
      from: 'Responded',
      to: 'Contacted',
    });
  });

  it('is none when an event moved it on', () => {
    const after = { status: 'Contacted', status_set_by: 'event' } as const;
    expect(statusChange({ status: 'Discovered', status_set_by: 'event' }, after)).toBeNull();
  });

  it('is none when something else was written over a status a person had set', () => {
    const after = { status: 'Converted', status_set_by: 'person' } as const;
    expect(statusChange(after, { ...after })).toBeNull();
  });
});
