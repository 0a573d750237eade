import { z } from 'zod';
import {
  jsonReply,
  type LocalReply,
  type LocalRequest,
  parseJson,
  takeBody,
} from '../../local-server.ts';
import type { At } from '../account/account.ts';
import { ApiError } from '../api/api-error.ts';
import { pick } from '../api/pick.ts';
import type { Courier } from '../events/courier.ts';
import { resetState, type StripeState } from '../stripe-state.ts';
import { ROUTES } from './routes.ts';
import { overview } from './overview.ts';

const deliverSchema = z.strictObject({
  event: z.string(),
  times: z.int().positive().max(50).default(1),
  /** Sent side by side in place of one after the other. */
  at_once: z.boolean().default(false),
  signature: z.enum(['good', 'bad']).default('good'),
  /** Seconds by which the signature is older than it should be. */
  age: z.int().default(0),
});

/** Sends one event to the webhook, held or not, and returns each answer. */
async function deliver(
  { state, at, courier }: { state: StripeState; at: At; courier: Courier },
  asked: z.infer<typeof deliverSchema>,
): Promise<LocalReply> {
  const { times, at_once, signature, age } = asked;
  const event = pick(at.account.events, asked.event, 'event', 'event');
  const url = state.webhook_url;
  if (url === null) return jsonReply({ error: 'The webhook is not known yet.' }, 400);
  const answers = [];
  let before: Promise<unknown> = Promise.resolve();
  for (let time = 0; time < times; time += 1) {
    const sending = before.then(() => courier.send(event, url, { signature, age }));
    answers.push(sending);
    if (!at_once) before = sending;
  }
  return jsonReply({ answers: await Promise.all(answers) });
}

/** Answers requests under /control, each time with the whole state. */
export async function answerControl(
  on: { state: StripeState; at: At; courier: Courier },
  { method, url: { pathname }, body }: LocalRequest,
): Promise<LocalReply> {
  const { state, at } = on;
  if (method === 'DELETE' && pathname === '/control') resetState(state);
  if (method === 'DELETE' && pathname === '/control/faults') state.faults = [];
  if (method === 'GET' || method === 'DELETE') {
    return jsonReply(overview(state, { ...at, account: state.account }));
  }
  try {
    const sent = body === '' ? {} : parseJson(body);
    if (pathname === '/control/deliver')
      return await takeBody(deliverSchema, sent, (asked) => deliver(on, asked));
    const found = ROUTES.find(({ path }) => path === pathname);
    if (!found) return jsonReply({ error: 'not found' }, 404);
    return found.apply(on, sent, () => jsonReply(overview(state, at)));
  } catch (error) {
    if (error instanceof ApiError) return jsonReply({ error: error.message }, error.status);
    throw error;
  }
}
