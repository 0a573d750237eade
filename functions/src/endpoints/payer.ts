import type { SignedIn } from './callable-door.ts';

/** Who pays, from the verified ID token alone. */
export function payerOf({ uid, token }: SignedIn): { uid: string; email: string; name: string } {
  const name: unknown = token['name'];
  return { uid, email: token.email ?? '', name: typeof name === 'string' ? name : '' };
}
