import { expect, it } from 'vitest';
import { WEBHOOK_SAMPLE } from './webhook-sample.ts';

it('the sample has the body of an email request, field by field', () => {
  expect(JSON.parse(WEBHOOK_SAMPLE)).toStrictEqual({
    event: 'email_request',
    data: {
      to: expect.any(String) as string,
      subject: expect.any(String) as string,
      html_body: expect.any(String) as string,
      text_body: expect.any(String) as string,
    },
  });
});
