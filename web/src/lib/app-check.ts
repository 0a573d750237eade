import type { FirebaseApp } from 'firebase/app';
import { productSettings } from './product-settings.ts';

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

let starting: Promise<void> | null = null;

/** Rejects where it is refused: the SDK would wait for it without end, and every call with it. */
const loadRecaptcha = () =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = RECAPTCHA;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('recaptcha_refused'));
    });
    document.head.append(script);
  });

async function start(app: FirebaseApp, key: string): Promise<void> {
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider }] = await Promise.all([
    import('firebase/app-check'),
    loadRecaptcha(),
  ]);
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
