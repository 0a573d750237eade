import { useEffect } from 'react';
import { addAffiliateScript } from './affiliate-script.ts';
import { useProductSettings } from './use-product-settings.ts';

/** Has the affiliate tracker's script on the page while the screen is shown. Without its setting nothing is loaded. */
export function useAffiliateScript() {
  const { affiliate_script_url, affiliate_key } = useProductSettings();
  useEffect(() => {
    if (affiliate_script_url) return addAffiliateScript({ affiliate_script_url, affiliate_key });
  }, [affiliate_script_url, affiliate_key]);
}
