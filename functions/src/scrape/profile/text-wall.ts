import type { BlockReason } from '@vibes/core/creator/block-reason';
import { GONE_WORDS } from './gone-words.ts';
import { blockedBy, type ProfilePageRead } from './profile-page-read.ts';

const LONGEST_WALL = 3000;

/** Sentences the platforms show instead of a profile; each stands as a line of its own. */
const GONE = new RegExp(`^(?:${GONE_WORDS})`, 'iu');
const WALLS: [BlockReason, RegExp][] = [
  [
    'captcha',
    /^(?:zieh(?:e|en sie)? den (?:schiebe)?regler|fai(?:s|tes) glisser|arrastra (?:el|la)|desliza (?:el|la)|arraste (?:o|a)|trascina (?:il|la)|versleep (?:de|het)|przeciągnij|перетащите|перемістіть|kaydırıcıyı|geser (?:bilah|slider)|スライダーを|슬라이더를|拖[动動]|اسحب).{0,80}$/iu,
  ],
  [
    'login_wall',
    /^(?:telefonnummer, (?:benutzername|nutzername)|(?:numéro|num\.) de (?:téléphone|mobile), nom d|(?:número de )?teléfono(?: móvil)?, (?:nombre de )?usuario|(?:número de )?telefone, nome d|numero di telefono, nome utente|telefoonnummer, gebruikersnaam|numer telefonu, nazwa|номер телефона, имя|telefon numarası, kullanıcı|電話番号、ユーザー|전화번호, 사용자|手机号、帐号|手機號碼、用戶|رقم الهاتف أو اسم|passwort vergessen|mot de passe oublié|¿(?:olvidaste|has olvidado) (?:tu|la) contraseña|esqueceu (?:a|sua) (?:senha|palavra)|(?:password dimenticata|hai dimenticato la password)|wachtwoord vergeten|nie pamiętasz hasła|забыли пароль|şifreni mi unuttun|パスワードを忘れた|비밀번호를 잊|忘记密码|忘記密碼).{0,60}$/iu,
  ],
  [
    'captcha',
    /^(?:drag the (?:slider|puzzle).{0,60}|verify to continue:?|select 2 objects that are the same shape.{0,20}|complete the captcha.{0,40})$/iu,
  ],
  [
    'bot_challenge',
    /^(?:(?:verifying|verify|checking).{0,20} you are (?:a )?human.{0,80}|checking your browser.{0,60})$/iu,
  ],
  [
    'checkpoint',
    /^(?:suspicious login attempt|help us confirm (?:it.s you|you own this account)).{0,40}$/iu,
  ],
  [
    'login_required',
    /^(?:please wait a few minutes before you try again|you.ve been logged out).{0,40}$/iu,
  ],
  [
    'login_wall',
    /^(?:log in to (?:instagram|tiktok|continue)|phone number, username,? or email(?: address)?|forgot password\?).{0,60}$/iu,
  ],
];

/** What the text of a wall says, in place of a profile. Null for any other text. */
export function readTextWall(lines: string[]): ProfilePageRead | null {
  if (lines.join('\n').length > LONGEST_WALL) return null;
  if (lines.some((line) => GONE.test(line) && line.length < 120)) return { kind: 'not_found' };
  const wall = WALLS.find(([, pattern]) => lines.some((line) => pattern.test(line)));
  return wall ? blockedBy(wall[0]) : null;
}
