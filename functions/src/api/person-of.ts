import type { SignedIn } from './verb.ts';

/** The person by the verified ID token alone; '' where it has no name or address. */
export function personOf({ uid, token }: SignedIn) {
  const name: unknown = token['name'];
  return {
    uid,
    email: token.email ?? '',
    name: typeof name === 'string' ? name : '',
    photo_url: token.picture ?? null,
  };
}
