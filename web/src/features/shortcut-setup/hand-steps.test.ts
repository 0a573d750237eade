import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { describe, expect, it } from 'vitest';
import { CAPTURE_FIELDS, handSteps } from './hand-steps.data.ts';

describe('handSteps', () => {
  it('sends the press to the origin of the app', () => {
    const values = handSteps('https://app.example').flatMap(({ fields }) => fields ?? []);
    expect(values).toContainEqual({ name: 'URL', value: 'https://app.example/api/capture' });
  });

  it('names the fields of a request the server accepts', () => {
    const link = 'https://www.tiktok.com/@creator';
    const body = Object.fromEntries(CAPTURE_FIELDS.map((field) => [field, link]));
    expect(captureRequestSchema.parse(body)).toMatchObject({ url: link });
  });
});
