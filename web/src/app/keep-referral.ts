import { keepReferral } from '../lib/referral.ts';

// Imported before all else: the router reads the address as soon as it is loaded.
keepReferral();
