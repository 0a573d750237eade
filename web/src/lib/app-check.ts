import type { FirebaseApp } from 'firebase/app';
import { productSettings } from './product-settings.ts';

let starting: Promise<void> | null = null;

async function start(app: FirebaseApp, key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const provider = new ReCaptchaEnterpriseProvider(key);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

/**
 * Has the calls that follow attested by Firebase App Check, where the operator has set it up.
 * Loaded with the first call; a browser that cannot load it calls without.
 */
export function attest(app: FirebaseApp): Promise<void> {
  const { app_check_key: key } = productSettings();
  if (key) starting ??= start(app, key).catch(() => void (starting = null));
  return starting ?? Promise.resolve();
}
