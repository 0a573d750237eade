import { expect, it } from 'vitest';
import { requestText } from './request-text.ts';

it('a request is shown in lines when it is JSON, else as it is', () => {
  expect(requestText('{"event":"email_request"}')).toBe('{\n  "event": "email_request"\n}');
  expect(requestText('no { json')).toBe('no { json');
});
