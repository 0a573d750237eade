/** The state of a person at the sign-in service. */
export interface Standing {
  state: 'active' | 'disabled' | 'deleted';
  /** ID tokens of sign-ins before this are revoked. */
  sessions_from: Date;
}

/** What the service keeps about a person. */
export interface Person {
  uid: string;
  email: string | null;
  name: string | null;
  photo_url: string | null;
  is_disabled: boolean;
  created_at: Date | null;
  last_sign_in_at: Date | null;
  /** With what they sign in, and who they are there. */
  providers: { provider: string; id: string }[];
}

/** Who may sign in. Every method asks the service over the network and rejects when it cannot be asked. */
export interface SignInService {
  standing: (uid: string) => Promise<Standing>;
  /** Null when nobody signs in with this address, or under this uid. */
  find: (by: { email: string } | { uid: string }) => Promise<Person | null>;
  /** A disabled person cannot sign in, and no session is renewed. Nothing happens to a deleted one. */
  setDisabled: (uid: string, is_disabled: boolean) => Promise<void>;
  /** Ends every session there is: their ID tokens count as revoked from now on. Nothing happens to a deleted person. */
  endSessions: (uid: string) => Promise<void>;
  /** Deletes the sign-in. Nothing happens when there is none. */
  remove: (uid: string) => Promise<void>;
}

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
