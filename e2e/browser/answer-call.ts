import type { Page } from '@playwright/test';
import type { CallableName, Callables } from '@vibes/core/api/callables';

type Payload<Name extends CallableName> = Callables[Name]['payload'];

type Answer<Name extends CallableName> =
  | Callables[Name]['result']
  /** A refusal, as the server phrases it. */
  | { refusal: string; reason?: string };

/**
 * Answers a callable in the server's place with what `answer` makes of the payload, for outcomes
 * that need another company's server. Tests that use it block the service worker.
 */
export async function answerCall<Name extends CallableName>(
  page: Page,
  name: Name,
  answer: (payload: Payload<Name>) => Answer<Name> | Promise<Answer<Name>>,
): Promise<void> {
  await page.route(`**/api/call/${name}`, async (route) => {
    const { data } = route.request().postDataJSON() as { data: Payload<Name> };
    const result = await answer(data);
    if (isRefusal(result)) {
      const details = { code: 'failed_precondition', reason: result.reason };
      const error = { status: 'FAILED_PRECONDITION', message: result.refusal, details };
      await route.fulfill({ status: 400, json: { error } });
    } else await route.fulfill({ json: { result } });
  });
}

const isRefusal = (result: object): result is { refusal: string; reason?: string } =>
  'refusal' in result;
