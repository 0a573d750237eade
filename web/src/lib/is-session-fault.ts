import { CallError } from './call-error.ts';

/** True when a call was refused because nobody is signed in. */
export const isSessionFault = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'unauthenticated' || error.code === 'unauthorized');
