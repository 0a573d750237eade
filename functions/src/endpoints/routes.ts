import type { FunctionName } from './functions.ts';

/** The addresses beside the app's own calls, and the function behind each. */
export const ROUTES = {
  '/api/capture': 'capture',
  '/api/feedback': 'open',
  '/api/health': 'open',
  '/api/referral-click': 'open',
  '/api/handover': 'keyed',
  '/api/reply': 'keyed',
  '/api/unsubscribe/**': 'keyed',
  '/api/stripe/webhook': 'payments',
} as const satisfies Record<string, FunctionName>;
type Route = keyof typeof ROUTES;

/** The addresses of one function. */
export type RoutesOf<Name extends FunctionName> = {
  [Path in Route]: (typeof ROUTES)[Path] extends Name ? Path : never;
}[Route];
