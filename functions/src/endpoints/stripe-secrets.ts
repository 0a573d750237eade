import { readConfig } from '../platform/config.ts';

/**
 * None in the emulator, which would read them from the Secret Manager; it has them in its
 * environment.
 */
const bound = (names: string[]) => (readConfig().FUNCTIONS_EMULATOR ? [] : names);

/** For the endpoints that call Stripe. */
export const STRIPE_KEY = bound(['STRIPE_SECRET_KEY']);
/** For the endpoint that receives Stripe's events. */
export const STRIPE_EVENTS = bound(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
