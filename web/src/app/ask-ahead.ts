import { lastSession } from '../lib/last-session.ts';
import { lateDatabase } from '../lib/late-database.ts';
import { abortTransactionsOnPageHide } from '../lib/page-hide-transactions.ts';
import { routes } from '../lib/routes.ts';
import { startSession } from '../lib/session.ts';

// Asks who is signed in, and for the database, before React and the theme are evaluated: a phone is
// busy with those for seconds. So `main.tsx` imports this file first.

// A browser may have none: then nothing is left either.
if ('IDBDatabase' in window) abortTransactionsOnPageHide(window, IDBDatabase.prototype);
startSession();
// Beside the screen, which is drawn from what this device kept. A failure is met again by the first read.
if (lastSession() && location.pathname.startsWith(routes.dashboard))
  lateDatabase().catch(() => undefined);
