import { useSyncExternalStore } from 'react';
import { early } from '../../lib/early-install-offer.ts';
import { installer, type InstallOffer } from './install-app.ts';

/** Apple's word for an installed app. iPads call themselves Macs, so it is the touch screen that tells them. */
const apple = () => (navigator as { standalone?: boolean }).standalone;

const app = installer({
  early: early.offer as (Event & InstallOffer) | null,
  listen: (type, listener) => addEventListener(type, listener),
  isStandalone: () => apple() === true || matchMedia('(display-mode: standalone)').matches,
  isAppleTouch: () => apple() !== undefined && navigator.maxTouchPoints > 1,
});

/** How the app comes onto this device, and the asking for it. */
export const useInstall = () => ({
  way: useSyncExternalStore(app.subscribe, app.way),
  install: app.install,
});
