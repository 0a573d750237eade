/**
 * The browser's offer to install the app comes once, perhaps before any screen is drawn, so it is
 * stored from the page's start. `features/capture/install-app.ts`, loaded later, uses it.
 */
export const early: { offer: Event | null } = { offer: null };

addEventListener('beforeinstallprompt', (event) => {
  // A button of ours asks instead of the browser's own bar.
  event.preventDefault();
  early.offer = event;
});
