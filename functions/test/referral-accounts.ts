import {
  referralDocument,
  referralEntryDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import {
  referralEntrySchema,
  referralSchema,
  referralSummarySchema,
} from '@vibes/core/referral/referral';
import { openAccount } from '../src/account/run-open-account.ts';
import { memoryWorld, type MemoryWorld } from './memory-world.ts';

/** Opens one more account in the world, by somebody's link or by none. */
export const openBeside = (
  world: MemoryWorld,
  account: {
    uid: string;
    name?: string;
    email?: string;
    referral_code?: string | null;
    trial_credits?: number;
  },
) => {
  const { uid, name = uid, email = `${uid}@brand.example`, ...rest } = account;
  const person = { uid, name, email, photo_url: null };
  const sendTime = { person, time_zone: 'Europe/Paris', trial_credits: 0 };
  return openAccount(world.ports, { ...sendTime, app_origin: 'https://app.test', ...rest });
};

/** The code in a user's own link. */
export const codeOf = (world: MemoryWorld, uid = 'max') =>
  String(world.data(userDocument.path(uid))?.['referral_code']);

/** A world in which Max's link has brought Eve. */
export async function referralWorld() {
  const world = await memoryWorld();
  await openBeside(world, { uid: 'eve', referral_code: codeOf(world) });
  return {
    ...world,
    summary: () =>
      referralSummarySchema.parse(world.data(referralSummaryDocument.path('max')) ?? {}),
    ledger: () =>
      world
        .under(referralEntryDocument.collection('max'))
        .map((entry) => referralEntrySchema.parse(entry)),
    referral: () => referralSchema.parse(world.data(referralDocument.path('max', 'eve'))),
  };
}
export type ReferralWorld = Awaited<ReturnType<typeof referralWorld>>;
