import type { CallableName, Callables } from '@vibes/core/api/callables';

/** In place of `lib/functions-client.ts`: each test says what the server answers. */

type Answer<Name extends CallableName> = (
  payload: Callables[Name]['payload'],
) => Callables[Name]['result'] | Promise<Callables[Name]['result']>;

const answers = new Map<string, (payload: never) => unknown>();

export const resetAnswers = () => answers.clear();

/** What the server answers to a call from now on; a function that throws refuses it. */
export function answerCall<Name extends CallableName>(name: Name, answer: Answer<Name>) {
  answers.set(name, answer);
}

/** A refusal, as the SDK reports it. */
export function refuse(sentence: string, reason?: string, code = 'failed_precondition'): never {
  const details = { code, reason };
  throw Object.assign(new Error(sentence), { code: 'functions/failed-precondition', details });
}

export const getFunctions = () => ({});

export function httpsCallableFromURL(_: unknown, url: string) {
  const name = url.slice(url.lastIndexOf('/') + 1);
  return async (payload: unknown) => {
    const answer = answers.get(name);
    if (!answer) throw new Error(`The test does not say what ${name} answers.`);
    return { data: await answer(payload as never) };
  };
}
