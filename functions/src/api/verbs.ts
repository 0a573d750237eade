import type { CallableName } from '@vibes/core/api/callables';
import { ACCOUNT_VERBS } from './account.api.ts';
import { BILLING_VERBS } from './billing.api.ts';
import { CHANNEL_VERBS } from './channel.api.ts';
import { CREATOR_VERBS } from './creator.api.ts';
import { DELIVERY_VERBS } from './delivery.api.ts';
import { FOLLOW_UP_VERBS } from './follow-up.api.ts';
import type { Verb, Verbs } from './verb.ts';

/** Everything the signed-in app can call. Functions, addresses and ceilings derive from this table. */
export const VERBS: Verbs<CallableName> = {
  ...ACCOUNT_VERBS,
  ...BILLING_VERBS,
  ...CHANNEL_VERBS,
  ...CREATOR_VERBS,
  ...DELIVERY_VERBS,
  ...FOLLOW_UP_VERBS,
};
export const VERB_NAMES = Object.keys(VERBS) as CallableName[];

/** The row of any name; undefined for a name that is none. */
export const findVerb = (name: string): Verb<CallableName> | undefined =>
  Object.hasOwn(VERBS, name) ? (VERBS[name as CallableName] as Verb<CallableName>) : undefined;
