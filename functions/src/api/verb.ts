import type { CallableName, Callables } from '@vibes/core/api/callables';
import type { CallableRequest } from 'firebase-functions/https';
import type { ZodType } from 'zod';

/**
 * The functions that answer the signed-in app. Each has its own secrets and its own ceiling
 * (`endpoints/functions.ts`), so a lane says what a verb may hold and whom its load may slow down:
 * `api` documents only; `apiSealed` the master key, and calls to mail servers, Notion and webhooks;
 * `apiLong` bulk work, in parts; `payments` the payment provider.
 */
export type Lane = 'api' | 'apiSealed' | 'apiLong' | 'payments';

/** The signed-in person, from the verified ID token. */
export type SignedIn = NonNullable<CallableRequest['auth']>;

/** One row of the table: what the app can call, by `POST /api/call/<name>`. */
export interface Verb<Name extends CallableName> {
  lane: Lane;
  payload: ZodType<Callables[Name]['payload']>;
  /**
   * When it is checked that the person may go on: `first`, before the handler runs, or `beside` it, for a handler that
   * only reads. A refused session is answered with its refusal either way.
   */
  access_check: 'first' | 'beside';
  /** Loads what it needs itself, on its first call: the rows load nothing but shapes. */
  handle: (
    payload: Callables[Name]['payload'],
    caller: SignedIn,
  ) => Promise<Callables[Name]['result']>;
}

/** The rows of one subject. */
export type Verbs<Names extends CallableName> = { readonly [Name in Names]: Verb<Name> };
