import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

/** Draws the app into its page, in place of the first frame. Call once. */
export function draw() {
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
}
