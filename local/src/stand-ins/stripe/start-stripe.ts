import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Clock } from '../../../../functions/src/ports/clock.ts';
import { startLocalServer, type LocalRequest, type StandIn } from '../local-server.ts';
import { newAccount, type Account } from './account/account.ts';
import { answerControl } from './control/answer-control.ts';
import { createCourier } from './events/courier.ts';
import { openStripe } from './open-stripe.ts';
import { answerPage } from './pages/answer-page.ts';

/** The account in a file, or a new one when there is none, or none that can be read. */
function readAccount(file: string | undefined): Account {
  if (file === undefined) return newAccount();
  try {
    return { ...newAccount(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Account>) };
  } catch {
    return newAccount();
  }
}

/** Writes the account to the file. Returns only after it is written. */
function writeAccount(file: string | undefined, account: Account): void {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, JSON.stringify(account));
  renameSync(`${file}.new`, file);
}

/** How often the clock is read without a request. */
const TICK_MS = 200;

export interface LocalStripe extends StandIn {
  /** Where events are sent from now on, earlier ones included. */
  connect: (webhook_url: string) => void;
}

/**
 * Speaks the part of Stripe's API that the product uses, with pages to pay and to cancel on,
 * renewals by the clock, and signed events. `GET /` shows everything to people; what tests may ask
 * of it is in the README. With `file` the state is kept there across restarts, else in memory. Port
 * 0 takes any free one.
 */
export async function startStripe(input: {
  port: number;
  clock: Clock;
  webhook_secret: string;
  api_key: string;
  file?: string;
}): Promise<LocalStripe> {
  const { port, clock, file, api_key } = input;
  const save = () => writeAccount(file, state.account);
  const { state, present, callApi } = openStripe({
    clock,
    api_key,
    account: readAccount(file),
    save,
  });
  const courier = createCourier({
    account: () => state.account,
    address: () => (state.is_held ? null : state.webhook_url),
    secret: input.webhook_secret,
    now: () => clock().getTime(),
    onChange: save,
  });

  const answer = async (request: LocalRequest) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/v1/')) return callApi(request, server.origin);
    const at = present();
    const isControl = pathname === '/control' || pathname.startsWith('/control/');
    const reply = isControl
      ? await answerControl({ state, at, courier }, request)
      : answerPage(at, request);
    if (request.method !== 'GET') save();
    return reply;
  };

  const server = await startLocalServer({
    port,
    answer: async (request) => {
      const reply = await answer(request);
      courier.pump();
      return reply;
    },
  });
  const tick = setInterval(() => {
    present();
    courier.pump();
  }, TICK_MS);
  tick.unref();
  return {
    origin: server.origin,
    connect: (webhook_url) => {
      state.webhook_url = webhook_url;
    },
    stop: async () => {
      clearInterval(tick);
      state.webhook_url = null;
      await server.stop();
      save();
    },
  };
}
