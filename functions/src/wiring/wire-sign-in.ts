import { log } from '../platform/log.ts';
import { clock, once } from './wire-base.ts';

export const wireSignIn = once(async () => {
  const { firebaseSignIn } = await import('../adapters/auth/firebase-sign-in.ts');
  return firebaseSignIn();
});

export const wireAdmission = once(async () => {
  const [signIn, { admitPerson }, { recallStanding }] = await Promise.all([
    wireSignIn(),
    import('../account/admit-person.ts'),
    import('../account/recall-standing.ts'),
  ]);
  const onUnasked = (error: unknown) => log.warn('sign_in_service.away', { error });
  return admitPerson(recallStanding(signIn, clock), onUnasked);
});
