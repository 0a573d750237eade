import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { describe, expect, it } from 'vitest';
import { CAPTURE_FIELDS, handSteps } from './hand-steps.data.ts';

const steps = handSteps('https://app.example');

describe('handSteps', () => {
  it('are eight, each with a picture of its own', () => {
    expect(steps).toHaveLength(8);
    expect(new Set(steps.map(({ screen }) => screen.shows)).size).toBe(8);
    expect(new Set(steps.map(({ screen }) => JSON.stringify(screen.actions))).size).toBe(8);
  });

  it('send the request to the origin of the app', () => {
    const values = steps.flatMap(({ fields }) => fields ?? []);
    expect(values).toContainEqual({ name: 'URL', value: 'https://app.example/api/capture' });
  });

  it('name the fields of a request the server accepts', () => {
    const body = Object.fromEntries(
      Object.keys(CAPTURE_FIELDS).map((field) => [field, `the ${field}`]),
    );
    expect(captureRequestSchema.parse(body)).toMatchObject(body);
  });

  it('read a DM only once it is known to be there', () => {
    const actions = steps.flatMap(({ screen }) => screen.actions);
    const intoDm = actions.filter(({ says }) => says.endsWith('in `dm`'));
    expect(intoDm.map(({ isInside }) => isInside)).toEqual([true, true]);
  });

  it('show in each picture what the text says', () => {
    for (const { text, fields, screen } of steps) {
      const said = `${text} ${JSON.stringify(fields ?? [])}`.toLowerCase();
      // Every name of the form and of the answer that is drawn is written beside it.
      const drawn = JSON.stringify(screen.actions);
      const names = ['api_key', 'message', '`dm`', '`text`', 'open_url', 'answer', 'html', 'POST'];
      for (const name of names.filter((known) => drawn.includes(known)))
        expect(said).toContain(name.toLowerCase());
    }
  });
});
