import type { UserAccount } from '@vibes/core/account/user-account';
import { userDocument } from '@vibes/core/firestore/documents';
import { writeDocument } from './memory/firestore.ts';

/** A person's own document as the opening of the account writes it. */
export const writeAccount = (uid: string, differing: Partial<UserAccount> = {}) =>
  writeDocument(userDocument.path(uid), {
    name: 'Pam Plan',
    email: 'pam@brand.test',
    photo_url: '',
    referral_code: 'PAMCODE1',
    referral_url: 'https://vibes.example/?ref=PAMCODE1',
    referred_by: null,
    time_zone: 'Europe/Berlin',
    created_at: new Date('2026-10-01T12:00:00Z'),
    first_capture_at: null,
    ...differing,
  });
