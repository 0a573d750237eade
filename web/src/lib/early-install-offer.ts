/**
 * The browser's offer to install the app may come before any screen is drawn, and once: it is
 * kept from the page's start. All that is done with it is in `features/capture/install-app.ts`,
 * loaded later.
 */
export const early: { offer: Event | null } = { offer: null };

addEventListener('beforeinstallprompt', (event) => {
  // A button of ours asks instead of the browser's own bar.
  event.preventDefault();
  early.offer = event;
});
