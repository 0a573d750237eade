import { expect, it } from 'vitest';
import { answerJson } from './answer-http.ts';

/** What an endpoint answers to a plain request, as JSON. */
function callFunction(answer: object): Promise<string> {
  const endpoint = answerJson('health', () => Promise.resolve(answer));
  return new Promise((resolve) => {
    const response = {
      set: () => response,
      status: () => response,
      json: (body: unknown) => resolve(JSON.stringify(body)),
      on: () => response,
    };
    void endpoint({ headers: {} } as never, response as never);
  });
}

it('an answer contains no half of a character, which Shortcuts would not read', async () => {
  await expect(callFunction({ dm: { text: 'Hi 😀 \ud83d' } })).resolves.toBe(
    '{"dm":{"text":"Hi 😀 \ufffd"}}',
  );
});
