import { callablePath } from '@vibes/core/api/callables';
import { VERB_NAMES, VERBS } from '../api/verbs.ts';
import type { FunctionName } from './functions.ts';
import { ROUTES } from './routes.ts';

/** Every address that a function answers, for Hosting; the first that fits counts. */
export const REWRITES: readonly { source: string; function: FunctionName }[] = [
  ...Object.entries(ROUTES).map(([source, name]) => ({ source, function: name })),
  ...VERB_NAMES.map((name) => ({ source: callablePath(name), function: VERBS[name].lane })),
  // A call that there is none of.
  { source: '/api/call/**', function: 'api' },
];
