import { describe, expect, it } from 'vitest';
import { CallError, readCallError } from './call-error.ts';

describe('readCallError', () => {
  it('keeps the code and the sentence of our own refusals', () => {
    const refusal = Object.assign(new Error('Write at least 10 characters. [400]'), {
      code: 'functions/invalid-argument',
      details: { code: 'bad_request' },
    });
    expect(readCallError(refusal, 'fallback')).toMatchObject({
      code: 'bad_request',
      message: 'Write at least 10 characters.',
    });
  });

  it('keeps the reason where the server gives one', () => {
    const details = { code: 'bad_request', reason: 'already_sent' };
    const refusal = Object.assign(new Error('It had one.'), { code: 'functions/x', details });
    expect(readCallError(refusal, 'fallback').reason).toBe('already_sent');
    expect(readCallError(new Error('boom'), 'fallback').reason).toBeUndefined();
  });

  it('replaces a platform message by the fallback', () => {
    const fault = Object.assign(new Error('internal'), { code: 'functions/internal' });
    expect(readCallError(fault, 'Failed to fetch user data')).toMatchObject({
      code: 'internal',
      message: 'Failed to fetch user data',
    });
  });

  it('passes its own errors through and takes anything else as a fault', () => {
    const own = new CallError('unauthenticated', 'Not authenticated');
    expect(readCallError(own, 'x')).toBe(own);
    expect(readCallError('boom', 'x')).toMatchObject({ code: 'internal', message: 'x' });
  });
});
