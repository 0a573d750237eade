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
