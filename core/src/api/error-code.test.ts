import { expect, it } from 'vitest';
import { ERROR_CODES } from './error-code.ts';

it('every refusal has a status of the 4xx or 5xx class and a whole sentence', () => {
  for (const [code, { status, sentence }] of Object.entries(ERROR_CODES)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
    expect(sentence, code).toMatch(/^[A-Z].*\.$/);
  }
});
