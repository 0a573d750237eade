import { readConfig } from '../platform/config.ts';

/** The emulator would ask the Secret Manager for them; it has them in its environment. */
const bound = (names: string[]) => (readConfig().FUNCTIONS_EMULATOR ? [] : names);

/** What the endpoints that ask Stripe need. */
export const STRIPE_KEY = bound(['STRIPE_SECRET_KEY']);
/** What the endpoint that hears from it needs besides. */
export const STRIPE_EVENTS = bound(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
