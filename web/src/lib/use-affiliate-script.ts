import { useEffect } from 'react';
import { keepAffiliateReferral } from './affiliate-referral.ts';
import { useProductSettings } from './product-settings.ts';

/** Has the affiliate tracker's script on the page while the screen is shown. Without its setting nothing is loaded. */
export function useAffiliateScript() {
  const { affiliate_script_url, affiliate_key } = useProductSettings();
  useEffect(() => {
    if (!affiliate_script_url) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = affiliate_script_url;
    // Where the tracker reads its key: https://docs.tolt.com/sdks/tolt-js
    if (affiliate_key) script.dataset['tolt'] = affiliate_key;
    // Told as soon as the script knows the click, which may be a while after it has loaded.
    const keep = () => keepAffiliateReferral();
    script.addEventListener('load', keep);
    window.addEventListener('toltScriptLoaded', keep);
    document.head.append(script);
    return () => {
      keep();
      window.removeEventListener('toltScriptLoaded', keep);
      script.remove();
    };
  }, [affiliate_script_url, affiliate_key]);
}
