import type { Clock } from '../../../../functions/src/ports/clock.ts';
import { takeFault } from '../api-fault.ts';
import type { LocalReply, LocalRequest } from '../local-server.ts';
import { newAccount, type Account, type At } from './account/account.ts';
import { answerApi, kindOf } from './api/answer-api.ts';
import { answerFault } from './fault.ts';
import { advance } from './rules/advance.ts';
import type { StripeState } from './stripe-state.ts';

/**
 * The part of Stripe that the product uses, in this process: an account moved on by the clock, and
 * the answers of its API. A server and tests of workflows call it. `save` runs after each change.
 */
export function openStripe({
  clock,
  api_key,
  account = newAccount(),
  save = () => undefined,
}: {
  clock: Clock;
  api_key: string;
  account?: Account;
  save?: () => void;
}) {
  const state: StripeState = { account, faults: [], is_held: false, webhook_url: null };

  /** The account now, after everything that fell due has happened. */
  const present = (): At => {
    const at = { account: state.account, now: Math.floor(clock().getTime() / 1000) };
    if (advance(at.account, at.now)) save();
    return at;
  };

  /** `origin` is where its pages are. */
  const callApi = (request: LocalRequest, origin: string): LocalReply | Promise<LocalReply> => {
    const { fault, left } = takeFault(state.faults, kindOf(request));
    state.faults = left;
    const work = () => {
      const reply = answerApi(present(), { origin, api_key }, request);
      if (request.method !== 'GET') save();
      return reply;
    };
    return fault ? answerFault(fault, work) : work();
  };

  return { state, present, callApi };
}
