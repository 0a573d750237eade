import { useEffect } from 'react';
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
    document.head.append(script);
    return () => script.remove();
  }, [affiliate_script_url, affiliate_key]);
}
