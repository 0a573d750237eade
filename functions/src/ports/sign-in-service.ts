/** The state of a person at the sign-in service. */
export interface Standing {
  state: 'active' | 'disabled' | 'deleted';
  /** ID tokens of sign-ins before this are revoked. */
  sessions_from: Date;
}

/** Who may sign in. Every method asks the service over the network and rejects when it cannot be asked. */
export interface SignInService {
  standing: (uid: string) => Promise<Standing>;
  /** Null when nobody signs in with this address. */
  findByEmail: (email: string) => Promise<{ uid: string; is_disabled: boolean } | null>;
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
    findByEmail: (email) => {
      const found = Object.entries(known).find(([, one]) => one.email === email);
      return Promise.resolve(
        found ? { uid: found[0], is_disabled: found[1].state === 'disabled' } : null,
      );
    },
    setDisabled: (uid, is_disabled) => change(uid, { state: is_disabled ? 'disabled' : 'active' }),
    endSessions: (uid) => change(uid, { sessions_from: clock() }),
    remove(uid) {
      Reflect.deleteProperty(known, uid);
      return Promise.resolve();
    },
  };
}
