import type { SignInService, Standing } from '../../src/ports/sign-in-service.ts';

interface MemoryPerson {
  email: string;
  state?: Standing['state'];
  sessions_from?: Date;
}

/** In memory, over the people of `known` by uid, which it changes. Anybody else is deleted. */
export function memorySignIn(
  known: Record<string, MemoryPerson>,
  clock: () => Date = () => new Date(),
): SignInService {
  const change = (uid: string, by: Partial<MemoryPerson>) => {
    if (known[uid]) Object.assign(known[uid], by);
    return Promise.resolve();
  };
  return {
    standing: (uid) => {
      const { state = 'active', sessions_from = new Date(0) } = known[uid] ?? { state: 'deleted' };
      return Promise.resolve({ state, sessions_from });
    },
    find: (by) => {
      const found = Object.entries(known).find(([uid, { email }]) =>
        'uid' in by ? uid === by.uid : email === by.email,
      );
      if (!found) return Promise.resolve(null);
      const [uid, { email, state, sessions_from = null }] = found;
      return Promise.resolve({
        uid,
        email,
        name: null,
        photo_url: null,
        is_disabled: state === 'disabled',
        created_at: sessions_from,
        last_sign_in_at: sessions_from,
        providers: [{ provider: 'google.com', id: `google_${uid}` }],
      });
    },
    setDisabled: (uid, is_disabled) => change(uid, { state: is_disabled ? 'disabled' : 'active' }),
    endSessions: (uid) => change(uid, { sessions_from: clock() }),
    remove(uid) {
      Reflect.deleteProperty(known, uid);
      return Promise.resolve();
    },
  };
}
