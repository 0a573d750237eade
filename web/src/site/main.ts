import { addAffiliateScript } from '../lib/affiliate-script.ts';
import { takeFarewell } from '../lib/farewell.ts';
import { keepReferral } from '../lib/referral.ts';
import { showSessionMark } from '../lib/session-mark.ts';
import { showPostsAtOnce } from './blog/filter/show-posts.ts';
import { startFilm } from './landing/growth/start-film.ts';
import { startScene } from './landing/scene/start-scene.ts';
import { startNav } from './layout/start-nav.ts';
import { startSwipes } from './layout/start-swipes.ts';
import { wakeIslands } from './wake-islands.ts';

/** What every public page does in the browser. */

const { affiliateScript, affiliateKey } = document.documentElement.dataset;

keepReferral(Date.now(), affiliateScript !== undefined);
// Before the list is seen.
showPostsAtOnce();
startNav();
startScene();
startFilm();
startSwipes();
wakeIslands();

// The page may come back from the browser's cache, or be open beside a tab in which somebody signs out.
window.addEventListener('pageshow', showSessionMark);
window.addEventListener('storage', showSessionMark);

if (affiliateScript)
  addAffiliateScript({
    affiliate_script_url: affiliateScript,
    affiliate_key: affiliateKey ?? '',
  });

const farewell = takeFarewell();
if (farewell)
  void import('./toast/notify.tsx').then(({ notify }) => notify.success({ title: farewell }));

if (document.querySelector('[data-not-found]')) console.warn('No page at', location.pathname);
