import { makeListeners } from '../../lib/make-listeners.ts';

/** The event with which browsers offer to install the app; no standard names it. */
export interface InstallOffer {
  /** Shows the browser's own question; needs a press by the person. Works once. */
  prompt: () => Promise<unknown>;
}

/**
 * installed: this is the app · offered: `install` asks the person · share_sheet: an iPhone or iPad,
 * which installs from there · unknown: at most the browser's own menu can install it.
 */
export type InstallState = 'installed' | 'offered' | 'share_sheet' | 'unknown';

export interface InstallPort {
  /** The offer that came before anything listened. */
  early: InstallOffer | null;
  listen: (type: 'beforeinstallprompt' | 'appinstalled', listener: (event: Event) => void) => void;
  isStandalone: () => boolean;
  isAppleTouch: () => boolean;
}

/** How the app can be installed on this device, as the browser reports it during a visit. */
export function installer({ early, listen, isStandalone, isAppleTouch }: InstallPort) {
  let offer = early;
  let isInstalled = false;
  const { subscribe, tell } = makeListeners();

  function set(next: InstallOffer | null) {
    offer = next;
    tell();
  }

  listen('beforeinstallprompt', (event) => set(event as unknown as Event & InstallOffer));
  listen('appinstalled', () => {
    isInstalled = true;
    set(null);
  });

  return {
    state: (): InstallState => {
      if (isInstalled || isStandalone()) return 'installed';
      if (offer) return 'offered';
      return isAppleTouch() ? 'share_sheet' : 'unknown';
    },
    subscribe,
    /** Asks the person, once for each offer. Does nothing without one; never rejects. */
    install: async () => {
      const asked = offer;
      set(null);
      await asked?.prompt().catch(() => undefined);
    },
  };
}
