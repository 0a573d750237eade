import { movableClock } from '../../../../functions/src/platform/movable-clock.ts';
import { jsonReply, startLocalServer, type LocalRequest, type StandIn } from '../local-server.ts';
import type { At } from './account/account.ts';
import { readAccount, writeAccount } from './account/keep-account.ts';
import { answerApi, kindOf } from './api/answer-api.ts';
import { answerControl } from './control/answer-control.ts';
import { createCourier } from './events/courier.ts';
import { takeFault } from '../api-fault.ts';
import { answerFault } from './fault.ts';
import { answerPage } from './pages/answer-page.ts';
import { advance } from './rules/advance.ts';
import type { StripeState } from './stripe-state.ts';

/** How often the clock file is read without a request. */
const TICK_MS = 200;

export interface LocalStripe extends StandIn {
  /** Where events are sent from now on, earlier ones included. */
  connect: (webhook_url: string) => void;
}

/**
 * Speaks the part of Stripe's API that the product uses, with pages to pay and to cancel on,
 * renewals by the clock of the file `clock_offset`, and signed events. `GET /` shows everything to
 * people; what tests may ask of it is in the README. With `file` the state is kept there across
 * restarts, else in memory. Port 0 takes any free one.
 */
export async function startStripe(input: {
  port: number;
  clock_offset: string;
  webhook_secret: string;
  api_key: string;
  file?: string;
}): Promise<LocalStripe> {
  const { port, file, api_key } = input;
  const clock = movableClock(input.clock_offset);
  const now = () => clock().getTime();
  const state: StripeState = {
    account: readAccount(file),
    faults: [],
    is_held: false,
    webhook_url: null,
  };
  const save = () => writeAccount(file, state.account);
  const courier = createCourier({
    account: () => state.account,
    address: () => (state.is_held ? null : state.webhook_url),
    secret: input.webhook_secret,
    now,
    onChange: save,
  });

  /** The account now, after everything that fell due has happened. */
  const present = (): At => {
    const at = { account: state.account, now: Math.floor(now() / 1000) };
    if (advance(at.account, at.now)) save();
    return at;
  };

  const callApi = (request: LocalRequest) => {
    const { fault, left } = takeFault(state.faults, kindOf(request));
    state.faults = left;
    const work = () => {
      const reply = answerApi(present(), { origin: server.origin, api_key }, request);
      if (request.method !== 'GET') save();
      return reply;
    };
    return fault ? answerFault(fault, work) : work();
  };

  const answer = async (request: LocalRequest) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/v1/')) return callApi(request);
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
    fault: (error) => jsonReply({ error: error instanceof Error ? error.message : 'fault' }, 500),
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
