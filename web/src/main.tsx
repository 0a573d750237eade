import './app/keep-referral.ts';
import './lib/early-install-offer.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
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
// Beside the screen, which is drawn from what this device kept. A failure is met again by the first read.
if (lastSession() && location.pathname.startsWith(routes.dashboard))
  lateDatabase().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
// As `fill-in.js` does, which the policy of another version may have refused.
new MutationObserver((_, observer) => {
  document.getElementById('first-frame')?.remove();
  observer.disconnect();
}).observe(root, { childList: true });
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
