import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import type { Person, SignInService } from '../../ports/sign-in-service.ts';
import { defaultApp } from '../firestore/firestore-app.ts';

type AuthCalls = Pick<
  Auth,
  'getUser' | 'getUserByEmail' | 'updateUser' | 'revokeRefreshTokens' | 'deleteUser'
>;

/** Null for a person the service does not know; any other fault is rethrown. */
async function known<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asking;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

const timeOf = (text: string | null | undefined) => (text ? new Date(text) : null);

const personOf = ({ uid, email, displayName, photoURL, ...user }: UserRecord): Person => ({
  uid,
  email: email ?? null,
  name: displayName ?? null,
  photo_url: photoURL ?? null,
  is_disabled: user.disabled,
  created_at: timeOf(user.metadata.creationTime),
  last_sign_in_at: timeOf(user.metadata.lastSignInTime),
  providers: user.providerData.map(({ providerId, uid: id }) => ({ provider: providerId, id })),
});

/** The sign-in service of Firebase Auth, asked as its administrator. */
export const firebaseSignIn = (auth: AuthCalls = getAuth(defaultApp())): SignInService => ({
  async standing(uid) {
    const user = await known(auth.getUser(uid));
    const sessions_from = new Date(user?.tokensValidAfterTime ?? 0);
    if (!user) return { state: 'deleted', sessions_from };
    return { state: user.disabled ? 'disabled' : 'active', sessions_from };
  },
  async find(by) {
    const user = await known('uid' in by ? auth.getUser(by.uid) : auth.getUserByEmail(by.email));
    return user && personOf(user);
  },
  async setDisabled(uid, is_disabled) {
    await known(auth.updateUser(uid, { disabled: is_disabled }));
  },
  async endSessions(uid) {
    await known(auth.revokeRefreshTokens(uid));
  },
  async remove(uid) {
    await known(auth.deleteUser(uid));
  },
});
