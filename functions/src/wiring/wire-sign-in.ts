import { log } from '../platform/log.ts';
import { clock, once } from './wire-base.ts';

export const wireSignIn = once(async () => {
  const { firebaseSignIn } = await import('../adapters/auth/firebase-sign-in.ts');
  return firebaseSignIn();
});

export const wireAccessCheck = once(async () => {
  const [signIn, { accessCheck }, { cacheStanding }] = await Promise.all([
    wireSignIn(),
    import('../account/access-check.ts'),
    import('../account/cache-standing.ts'),
  ]);
  const onUnasked = (error: unknown) => log.warn('sign_in_service.away', { error });
  return accessCheck(cacheStanding(signIn, clock), onUnasked);
});
