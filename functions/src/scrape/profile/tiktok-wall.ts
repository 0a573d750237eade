import { findBotCheck } from '../bot-check.ts';
import { isFaultPage } from '../fault-words.ts';
import type { PageSource } from '../page-source.ts';
import type { PageMetas } from '../page-metas.ts';
import { GONE_WORDS } from './gone-words.ts';
import { blockedBy, type ProfilePageRead } from './profile-page-read.ts';

const GONE = new RegExp(GONE_WORDS, 'iu');
const LOGIN =
  /^(?:log ?in|sign up|anmelden|connexion|se connecter|iniciar sesi[oó]n|inicia sesi[oó]n|entrar|accedi|inloggen|войти|вход|zaloguj|giriş|masuk|đăng nhập|ログイン|로그인|登录|登入)/iu;

/** Why a page of TikTok shows no profile. A page without its data is a shell, never an empty profile. */
export function unreadTiktokPage(page: PageSource, { title, address }: PageMetas): ProfilePageRead {
  const check = findBotCheck(page);
  if (check) return blockedBy(check);
  const { status, body } = page;
  const isGone = GONE.test(title) || body.includes('data-e2e="user-page-error"');
  if (status === 404 || isGone) return { kind: 'not_found' };
  if (LOGIN.test(title) || /tiktok\.com\/login\b/.test(address)) return blockedBy('login_wall');
  if (status === 403 || status === 429) return blockedBy('waf');
  return blockedBy(status >= 400 || isFaultPage(body) ? 'error' : 'shell');
}
