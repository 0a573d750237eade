import './app/keep-referral.ts';
import './lib/early-install-offer.ts';
import { lastSession } from './lib/last-session.ts';
import { lateDatabase } from './lib/late-database.ts';
import { abortTransactionsOnPageHide } from './lib/page-hide-transactions.ts';
import { routes } from './lib/routes.ts';
import { startSession } from './lib/session.ts';
// Every page follows the device's colors, also those without a button for them.
import './theme/color-mode.ts';
import './theme/global.css';

// A browser may have none: then nothing is left either.
if ('IDBDatabase' in window) abortTransactionsOnPageHide(window, IDBDatabase.prototype);
startSession();
// The first frame shows what this device kept, so the database is asked before React is even loaded:
// a phone is busy with React for seconds. A failure is met again by the first read.
if (lastSession() && location.pathname.startsWith(routes.dashboard))
  lateDatabase().catch(() => undefined);

void import('./app/draw.tsx').then(({ draw }) => draw());
