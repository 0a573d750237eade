import { describe, expect, it } from 'vitest';
import { ANSWER_KEPT } from '@vibes/core/delivery/delivery-outcome';
import { withAnswer } from './smtp-fault.ts';

describe('the answer of the server', () => {
  const busy = { kind: 'temporary', code: 'mailbox_busy' } as const;

  it('is kept with the outcome, cut to what the log takes', () => {
    const error = { responseCode: 451, response: `451 4.3.0 ${'later '.repeat(1000)}` };
    const answer = { status: null, text: error.response.slice(0, ANSWER_KEPT), milliseconds: 7 };
    expect(withAnswer(busy, error, 7)).toEqual({ ...busy, answer });
  });

  it('is none when it said nothing', () => {
    expect(withAnswer(busy, new Error('closed'), 7)).toEqual(busy);
    expect(withAnswer({ kind: 'unknown' }, { response: '451 x' }, 7)).toEqual({ kind: 'unknown' });
  });
});
