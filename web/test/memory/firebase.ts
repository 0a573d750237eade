/** In place of `lib/firebase.ts`: whoever the test says is signed in, and no service is asked. */

interface User {
  uid: string;
  email: string;
  displayName: string;
  reload: () => Promise<void>;
  getIdToken: () => Promise<string>;
}

const auth = {
  currentUser: null as User | null,
  authStateReady: () => Promise.resolve(),
  signOut: () => {
    auth.currentUser = null;
    return Promise.resolve();
  },
};

export function signInAs({ uid, email, name }: { uid: string; email: string; name: string }) {
  auth.currentUser = {
    uid,
    email,
    displayName: name,
    reload: () => Promise.resolve(),
    getIdToken: () => Promise.resolve(`token of ${uid}`),
  };
}

/** How the sign-in service answers from now on when it is asked who is signed in. */
export function answerReload(reload: () => Promise<void>) {
  if (auth.currentUser) auth.currentUser.reload = reload;
}

export const sessionKey = () => 'firebase:authUser:test';
export const getFirebase = () => Promise.resolve({ app: {}, auth, settings: {} });
export const readyFirebase = () => getFirebase();
