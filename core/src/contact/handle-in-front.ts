import type { AtSign } from './find-at-signs.ts';
import { isMailProvider } from './mail-providers.ts';
import type { DomainReading } from './read-domain.ts';

const OWN =
  `my|this|same|the same|mi|mismo|este|mon|même|ce|mein|meinem|dieser|gleicher|meu|mesmo|este|mijn|zelfde|deze|mio|stesso|questo|
  мой|моё|мое|моему|этот|тот же|такой же|mój|ten sam|moja|taka sama|benim|bu|aynı|mitt|samma|min|samme|můj|stejn[ýé]|the above`.replace(
    /\s*\n\s*/g,
    '',
  );
/** Words that mean the handle by themselves. */
const HANDLES =
  `user ?name|handle|nick ?name|nick|usuario|nombre de usuario|pseudo|identifiant|nom d'utilisateur|nome utente|nutzername|benutzername|
  gebruikersnaam|nome de usuário|usuário|kullan[ıi]c[ıi] ad[ıi]?m?[ıi]?|никнейм|ник|юзернейм|юзер|логин|nazwa użytkownika|nazwa|användarnamn|brukernavn|
  brugernavn|käyttäjänimi|uživatelské jméno|ユーザー名|ユーザーネーム|ユーザーid|아이디|닉네임|用户名|帳號|账号|账户名|اسم المستخدم|יוזר`.replace(
    /\s*\n\s*/g,
    '',
  );
/** Words that mean the handle after "my" or "same". */
const NAMES =
  `user|name|account ?name|account|profile name|profile|page name|tag|id|@|at|ig|insta|instagram|tiktok|tt|nombre|perfil|cuenta|nom|compte|namen?|konto|
  nome|conta|naam|имя|имени|аккаунт|nimi|namn|navn|jméno|hesap ad[ıi]m?|isim`.replace(
    /\s*\n\s*/g,
    '',
  );
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${OWN})['’]?s?\\s{1,3}(?:[\\p{L}]{2,12}\\s{1,2})?(?:${NAMES}|${HANDLES})|${HANDLES})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** The last word before the sign, when it means the handle and is no mailbox name. */
const LAST_WORD = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}._+-])(?:(?:${HANDLES})|(?:${OWN})\\s{1,3}(?:[\\p{L}]{2,12}\\s{1,2})?(?:${NAMES}))[\\s"'”)\\]}>*_+&→-]{0,6}$`,
  'iu',
);
/** "(username).work@…": the handle is a part of the name. */
const IN_BRACKETS = new RegExp(
  `[([{<]\\s?(?:(?:${OWN})\\s{1,2})?(?:${HANDLES}|${NAMES})\\s?[)\\]}>]([a-z0-9._+-]{0,40})$`,
  'iu',
);
const BARE_WORD = /^[a-zà-ž]+$/i;
const REACH = 70;

/** Where the words for the handle begin, and what follows the handle in the name. */
export interface HandleWords {
  start: number;
  /** `.work` in "(username).work@gmail.com"; mostly empty. */
  tail: string;
}

/**
 * "my username @ gmail.com": the words before an at sign that stand for the handle of the text's
 * owner; null when a mailbox name is there. Only at a mail provider.
 */
export function handleInFront(
  text: string,
  { sign, host }: { sign: AtSign; host: DomainReading },
): HandleWords | null {
  if (!isMailProvider(host.domain)) return null;
  const before = text.slice(Math.max(0, sign.start - REACH), sign.start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const part = IN_BRACKETS.exec(line);
  if (part) return { start: sign.start - part[0].length, tail: part[1] ?? '' };
  const named = LAST_WORD.exec(line)?.[0];
  // `username@gmail.com` is an example of an address; "my username@gmail.com" is one.
  const isGlued = sign.kind === 'sign' && named !== undefined && BARE_WORD.test(named);
  if (named !== undefined && !isGlued) return { start: sign.start - named.length, tail: '' };
  if (sign.kind !== 'sign' || /[\p{L}\p{N}._+-]$/u.test(before)) return null;
  const behind = text.slice(host.end, host.end + REACH).split('\n', 1)[0] ?? '';
  return SPOKEN.test(line) || SPOKEN.test(behind) ? { start: sign.start, tail: '' } : null;
}
