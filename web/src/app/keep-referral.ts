import { keepReferral } from '../lib/referral.ts';

// Imported first, because the router reads the address as soon as it loads.
keepReferral();
