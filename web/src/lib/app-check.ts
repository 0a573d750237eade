import type { FirebaseApp } from 'firebase/app';
import { loadedProductSettings } from './product-settings.ts';

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

let starting: Promise<void> | null = null;

// A first visit knows no setting yet: asked for while the sign-in service starts.
void loadedProductSettings();

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
export async function attest(app: FirebaseApp): Promise<void> {
  const { app_check_key: key } = await loadedProductSettings();
  if (key) starting ??= start(app, key).catch(() => void (starting = null));
  await starting;
}
