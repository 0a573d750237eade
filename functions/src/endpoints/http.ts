import { httpFunction } from './http-function.ts';

/** `POST /api/capture`, from the phone and the app. */
export const capture = httpFunction('capture', {
  '/api/capture': async () => (await import('./capture.ts')).capture,
});

/** For anybody, without a credential and without a secret. */
export const open = httpFunction('open', {
  '/api/feedback': async () => (await import('./feedback.ts')).feedback,
  '/api/health': async () => (await import('./health.ts')).health,
  '/api/referral-click': async () => (await import('./referral-click.ts')).referralClick,
});

/** For whoever has a key, a code or a token of ours. */
export const keyed = httpFunction('keyed', {
  '/api/handover': async () => (await import('./redeem-handover.ts')).redeemHandover,
  '/api/reply': async () => (await import('./reply.ts')).reply,
  '/api/unsubscribe/**': async () => (await import('./unsubscribe.ts')).unsubscribe,
});
