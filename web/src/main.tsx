import './app/ask-ahead.ts';
import './app/keep-referral.ts';
import './lib/early-install-offer.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
// Every page follows the device's colors, also those without a button for them.
import './theme/color-mode.ts';
import './theme/global.css';

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
