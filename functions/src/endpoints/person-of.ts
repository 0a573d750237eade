import type { SignedIn } from './callable-endpoint.ts';

/** Who a person is by the verified ID token alone; '' where it names no name or address. */
export function personOf({ uid, token }: SignedIn) {
  const name: unknown = token['name'];
  return {
    uid,
    email: token.email ?? '',
    name: typeof name === 'string' ? name : '',
    photo_url: token.picture ?? null,
  };
}
