import { newAccount, type Account } from './account/account.ts';
import type { StripeFault } from './fault.ts';

/** What the stand-in keeps besides the account. */
export interface StripeState {
  account: Account;
  faults: StripeFault[];
  /** Events wait for `/control/release`. */
  is_held: boolean;
  webhook_url: string | null;
}

/** Starts again; the address for events is kept. */
export function resetState(state: StripeState): void {
  state.account = newAccount();
  state.faults = [];
  state.is_held = false;
}
