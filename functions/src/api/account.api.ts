import { userDataUpdateSchema } from '@vibes/core/account/user-data';
import { openAccountSchema, signOutEverywhereSchema } from '@vibes/core/api/callables';
import * as z from 'zod';
import { personOf } from './person-of.ts';
import type { Verbs } from './verb.ts';

const wireAccount = async () => (await import('../wiring/wire-account.ts')).wireAccount();

export const ACCOUNT_VERBS: Verbs<
  | 'openAccount'
  | 'getUserData'
  | 'updateUserData'
  | 'regenerateApiKey'
  | 'signOutEverywhere'
  | 'createHandover'
> = {
  openAccount: {
    lane: 'apiSealed',
    payload: openAccountSchema,
    access_check: 'first',
    handle: async (opening, caller) => (await wireAccount()).open(personOf(caller), opening),
  },
  getUserData: {
    lane: 'apiSealed',
    payload: z.strictObject({}),
    access_check: 'beside',
    handle: async (_, { uid }) => (await wireAccount()).getUserData(uid),
  },
  updateUserData: {
    lane: 'apiSealed',
    payload: userDataUpdateSchema,
    access_check: 'first',
    async handle(update, { uid }) {
      await (await wireAccount()).updateUserData(uid, update);
      return { updated: true };
    },
  },
  regenerateApiKey: {
    lane: 'apiSealed',
    payload: z.strictObject({}),
    access_check: 'first',
    async handle(_, { uid }) {
      await (await wireAccount()).regenerateApiKey(uid);
      return { regenerated: true };
    },
  },
  signOutEverywhere: {
    lane: 'apiSealed',
    payload: signOutEverywhereSchema,
    access_check: 'first',
    async handle({ new_key }, { uid }) {
      const { wireSignOut } = await import('../wiring/wire-account.ts');
      const signOut = await wireSignOut();
      await signOut(uid, { new_key });
      return { signed_out: true };
    },
  },
  createHandover: {
    lane: 'api',
    payload: z.strictObject({}),
    access_check: 'first',
    async handle(_, { uid, token }) {
      const { wireCreateHandover } = await import('../wiring/wire-handover.ts');
      const create = await wireCreateHandover();
      return create({ uid, signed_in_at: new Date(token.auth_time * 1000) });
    },
  },
};
