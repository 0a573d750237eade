import { z } from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const faultSchema = z.object({ error: z.string(), message: z.string() });
const openedSchema = z.object({ sessionId: z.string() });

/** How WebDriver names an element in JSON. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = z.object({ [ELEMENT]: z.string() });

/** A driver that has not answered after so many ms does not answer. */
const PATIENCE_MS = 60_000;

const ask = async (method: string, address: string, body: object = {}): Promise<unknown> => {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = answerSchema.parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = faultSchema.parse(value);
  throw new Error(`${error}: ${message}`);
};

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Escape: '\uE00C', Enter: '\uE007' } as const;
export type Key = keyof typeof KEYS;

/** A browser's window: the commands a walk needs. */
export interface Session {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON can hold it; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the element that an expression yields, where it is on the screen. */
  press: (expression: string) => Promise<void>;
  /** Types a text, key by key. */
  type: (text: string) => Promise<void>;
  key: (name: Key) => Promise<void>;
  /** The visible part of the page, as a PNG. */
  picture: () => Promise<Buffer>;
  end: () => Promise<void>;
}

/** Opens a window of this size at the driver of `origin`. */
export async function openSession(
  origin: string,
  input: { capabilities: object; width: number; height: number },
): Promise<Session> {
  const wanted = { capabilities: { alwaysMatch: input.capabilities } };
  const { sessionId } = openedSchema.parse(await ask('POST', `${origin}/session`, wanted));
  const session = `${origin}/session/${sessionId}`;
  const { width, height } = input;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
  // A promise as the value is awaited by the driver.
  const run = (script: string) => ask('POST', `${session}/execute/sync`, { script, args: [] });
  const strike = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const keyboard = { type: 'key', id: 'keyboard', actions };
    await ask('POST', `${session}/actions`, { actions: [keyboard] });
  };
  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    evaluate: (expression) => run(`return (${expression})`),
    press: async (expression) => {
      const { [ELEMENT]: id } = elementSchema.parse(await run(`return (${expression})`));
      await ask('POST', `${session}/element/${id}/click`);
    },
    type: (text) => strike(Array.from(text)),
    key: (name) => strike([KEYS[name]]),
    picture: async () =>
      Buffer.from(z.string().parse(await ask('GET', `${session}/screenshot`)), 'base64'),
    end: async () => void (await ask('DELETE', session)),
  };
}
