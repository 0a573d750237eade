import { keepAffiliateReferral } from './affiliate-referral.ts';
import type { ProductSettings } from '@vibes/core/product/product-settings';

/** Adds the affiliate tracker's script to the page. Returns a function that removes it. */
export function addAffiliateScript({
  affiliate_script_url,
  affiliate_key,
}: Pick<ProductSettings, 'affiliate_script_url' | 'affiliate_key'>): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = affiliate_script_url;
  // Where the tracker reads its key: https://docs.tolt.com/sdks/tolt-js
  if (affiliate_key) script.dataset['tolt'] = affiliate_key;
  // The script sends this as soon as it knows the click, which may be a while after it has loaded.
  const keep = () => keepAffiliateReferral();
  script.addEventListener('load', keep);
  window.addEventListener('toltScriptLoaded', keep);
  document.head.append(script);
  return () => {
    keep();
    window.removeEventListener('toltScriptLoaded', keep);
    script.remove();
  };
}
