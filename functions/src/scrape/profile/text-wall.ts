import type { BlockCause } from '@vibes/core/creator/block-cause';
import { blockedBy, type ProfilePageRead } from './profile-page-read.ts';

const LONGEST_WALL = 3000;

/** Sentences the platforms show instead of a profile; each stands as a line of its own. */
const GONE =
  /^(?:sorry, this page isn.t available|couldn.t find this account|profile isn.t available|user not found|page not found)/iu;
const WALLS: [BlockCause, RegExp][] = [
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
