import { addAffiliateScript } from '../lib/affiliate-script.ts';
import { takeFarewell } from '../lib/farewell.ts';
import { keepReferral } from '../lib/referral.ts';
import { startNav } from './layout/start-nav.ts';
import { wakeIslands } from './wake-islands.ts';

/** What every public page does in the browser. */

keepReferral();
startNav();
wakeIslands();

const { affiliateScript, affiliateKey } = document.documentElement.dataset;
if (affiliateScript)
  addAffiliateScript({
    affiliate_script_url: affiliateScript,
    affiliate_key: affiliateKey ?? '',
  });

const farewell = takeFarewell();
if (farewell)
  void import('./toast/notify.tsx').then(({ notify }) => notify.success({ title: farewell }));

if (document.querySelector('[data-not-found]')) console.warn('No page at', location.pathname);
