import { creatorSchema } from '@vibes/core/creator/creator';
import { deletedCreatorSchema } from '@vibes/core/creator/deleted-creator';
import { creditEntrySchema, usageCreditsSchema } from '@vibes/core/credit/credit-entry';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import * as documents from '@vibes/core/firestore/documents';
import { subscriptionSchema } from '@vibes/core/plan/subscription';
import { userAccountSchema } from '@vibes/core/account/user-account';

/** One document of each kind, in a person's account if it belongs to a person. */
const known = (uid: string): string[] =>
  Object.values(documents).map(({ template }) =>
    template.replace('{uid}', uid).replace(/\{\w+\}/g, 'c1'),
  );

/** Documents of unknown names: the rules refuse what they do not name. */
const UNKNOWN = (uid: string) => [
  'anything/else',
  `users/${uid}/anything/else`,
  `users/${uid}/referral/another`,
  `users/${uid}/creators/c1/anything/else`,
  `users/${uid}/deliveries/email_c1/attempts/1/private/payload`,
];

/** A document at every path in a person's account, and at some unknown ones. */
export const documentsOf = (uid: string): string[] => [...known(uid), ...UNKNOWN(uid)];

export const collectionOf = (document: string) => document.slice(0, document.lastIndexOf('/'));

/** The fields of documents that their owner may read: each is tried separately. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [documents.userDocument.path('ann')]: Object.keys(userAccountSchema.shape),
  [documents.usageCreditsDocument.path('ann')]: Object.keys(usageCreditsSchema.shape),
  [documents.subscriptionDocument.path('ann')]: Object.keys(subscriptionSchema.shape),
  [documents.creatorDocument.path('ann', 'c1')]: Object.keys(creatorSchema.shape),
  [documents.deletedCreatorDocument.path('ann', 'c1')]: Object.keys(deletedCreatorSchema.shape),
  [documents.deliveryDocument.path('ann', 'c1')]: Object.keys(deliverySchema.shape),
  [documents.creditEntryDocument.path('ann', 'c1')]: Object.keys(creditEntrySchema.shape),
};
