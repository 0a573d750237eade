import { findBotCheck } from '../bot-check.ts';
import { readInstagramMetas } from './instagram-metas.ts';
import { isFaultPage } from '../fault-words.ts';
import type { PageSource } from '../page-source.ts';
import type { PageMetas } from '../page-metas.ts';
import { blockedBy, type ProfilePageRead } from './profile-page-read.ts';

const GONE =
  /page (?:not found|isn.t available|couldn.t load)|profile isn.t available|user not found|nicht gefunden|introuvable|non trouvée|no (?:encontrada|disponible)|não (?:encontrada|disponível)|non trovata|niet gevonden|не найдена|bulunamadı|nie znaleziono|hittades inte|ikke fundet|tidak ditemukan|見つかりません|찾을 수 없|找不到/iu;
const GONE_TEXT = [
  "Sorry, this page isn't available",
  'Sorry, this page isn&#039;t available',
  'Sorry, this page isn’t available',
  '"HttpErrorPage"',
  "Profile isn't available",
  'PolarisErrorRoot',
];
const CHECKPOINT = [
  'checkpoint_required',
  '"checkpoint_url"',
  'challenge_required',
  '"ChallengePage"',
  'instagram.com/challenge/',
];
const LOGIN = [
  'LoginAndSignupPage',
  '"LandingPage"',
  '"FeedPage"',
  'PolarisLoginPage',
  'loginForm',
  '/accounts/login/',
];
const CONSENT = /cookie|consent/i;

/**
 * Why a page of Instagram shows no profile. Its walls come in the reader's language: a title of
 * Instagram's that names no profile is the login page's, and where one is named, a link to the
 * login is only a link.
 */
export function unreadInstagramPage(page: PageSource, metas: PageMetas): ProfilePageRead {
  const check = findBotCheck(page);
  if (check) return blockedBy(check);
  const { title, meta, address } = metas;
  const has = (marks: string[]) => marks.some((mark) => page.body.includes(mark));
  const isLoginPage = /(?:^|[•·|] ?)instagram$/i.test(title) || meta('og:title') === 'Instagram';
  if (page.status === 404 || GONE.test(title)) return { kind: 'not_found' };
  if (/\/challenge\/|\/checkpoint/.test(address) || has(CHECKPOINT)) return blockedBy('checkpoint');
  if (/\/accounts\/login/.test(address)) return blockedBy('login_wall');
  if (has(GONE_TEXT)) return { kind: 'not_found' };
  if (CONSENT.test(title) || /\/(?:consent|legal\/cookie)/.test(address)) return blockedBy('shell');
  if ([401, 403, 429].includes(page.status)) return blockedBy('login_required');
  if (page.status >= 400 || isFaultPage(page.body)) return blockedBy('error');
  if (readInstagramMetas(metas)) return blockedBy('shell');
  return blockedBy(isLoginPage || /^log ?in\b/i.test(title) || has(LOGIN) ? 'login_wall' : 'shell');
}
