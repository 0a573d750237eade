import { describe, expect, it } from 'vitest';
import { signedRequest } from './signed-request.ts';

const headers = { 'stripe-signature': 't=1,v1=abc' };

describe('a request of the payment provider', () => {
  it('is taken byte by byte, with its signature', () => {
    const rawBody = Buffer.from('{ "id":\n"evt_1" }');
    expect(signedRequest({ method: 'POST', rawBody, headers })).toEqual({
      body: rawBody,
      signature: 't=1,v1=abc',
    });
  });

  it.each(['GET', 'PUT', 'HEAD', 'DELETE'])('is a POST, not a %s', (method) =>
    expect(() => signedRequest({ method, headers })).toThrow(
      expect.objectContaining({ code: 'method_not_allowed' }),
    ),
  );

  it('holds a megabyte at most', () => {
    const sized = (bytes: number) =>
      signedRequest({ method: 'POST', rawBody: Buffer.alloc(bytes), headers });
    expect(sized(1_000_000).body).toHaveLength(1_000_000);
    expect(() => sized(1_000_001)).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it.each([{}, { 'stripe-signature': ['a', 'b'] }])(
    'has no signature without one header of that name: %j',
    (other) =>
      expect(signedRequest({ method: 'POST', headers: other })).toMatchObject({ signature: '' }),
  );
});
