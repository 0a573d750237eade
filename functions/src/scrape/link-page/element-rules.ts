import { remembered } from '../remembered.ts';
import { hidesBox, overridesDirection, runsRightToLeft, type Look } from './style-sheet.ts';

const words = (list: string) => new Set(list.split(' '));

/** Nobody reads an address there: fields, what is struck out, what replaces something else. */
const UNREAD = words(
  'script style template iframe object input textarea select option title canvas audio video datalist s del strike rt rp',
);
const BUTTON = /^(?:button|submit|reset)$/i;
/** Elements that break no line. */
export const INLINE = words(
  'a abbr b bdi bdo big code data del em font i img input ins kbd label mark q rb rp rt ruby s script small span strike strike strong style sub sup svg template tspan tt u var wbr',
);
const TINY_STYLE = /font-size\s{0,5}:\s{0,5}0(?:px|em|rem|%)?\s{0,5}(?:;|!|$)/i;
const FOOTER = /(?:^|[\s_-])(?:footer|colophon|copyright|site-?credits?|credits?)(?:$|[\s_-])/i;
/** Words of other people, and of the service that asks for cookies; whole names of classes. */
const OTHERS =
  /(?:^|\s)(?:comments?|comment-?list|comments-area|(?:comment|review|testimonial)-(?:body|content|text|item|card)|disqus_thread|reviews?|testimonials?|cookie-?(?:banner|notice|consent|bar|popup)|gdpr-(?:banner|notice|bar)|cookie-law-info-bar)(?=\s|$)/i;
/** Fonts that draw a word as an icon. */
const ICON_FONT = /(?:^|\s)material-(?:icons|symbols)(?:-\w{1,10})?(?=\s|$)/;
/**
 * Other creators whom a service shows beside this one, and the visitor who is signed in; in names
 * of classes and in labels.
 */
const OTHER_CREATORS =
  /(?:^|[\s_-])(?:(?:suggested|recommended|related|similar|more|other|discover|trending|popular)[\s_-](?:more[\s_-])?(?:creators?|profiles|users|accounts|people|artists)|you[\s_-](?:may|might)[\s_-](?:also[\s_-])?like|people[\s_-]also|(?:user|account)-(?:menu|nav|dropdown|email|badge)|current-user)(?=$|[\s_-])/i;
/** What an owner switched off, as builders mark it. */
const SWITCHED_OFF = [
  [/^(?:aria-disabled|data-(?:is-)?(?:hidden|disabled|draft|archived))$/, /^(?:true|1|yes)$/i],
  [/^data-(?:is-)?(?:enabled|published)$/, /^(?:false|0|no|off)$/i],
  [
    /^data-(?:status|state|visibility)$/,
    /^(?:draft|hidden|disabled|archived|unpublished|private)$/i,
  ],
] as const;
const WHOLE_PAGE = words('html body main article');
const HIDDEN_CLASS = /(?:^|\s)(?:hidden|d-none|is-hidden|u-hidden|w-condition-invisible)(?=\s|$)/;
/** Shown again on a larger or smaller screen. */
const SCREEN_CLASS =
  /(?:^|\s)(?:\w{2,10}:(?:block|flex|grid|inline|table|contents)|d-\w{2,3}-(?!none))/;

export interface ElementRules {
  /** No visitor reads what is in it. */
  isHidden: boolean;
  isFooter: boolean;
  /** Its letters are drawn from right to left. */
  isFlipped: boolean;
}

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** What the page's own style sheets say of classes (`.name`) and ids (`#name`). */
  looks: ReadonlyMap<string, Look>;
}

const PLAIN: ElementRules = { isHidden: false, isFooter: false, isFlipped: false };
const HIDDEN: ElementRules = { isHidden: true, isFooter: false, isFlipped: false };
const BOTTOM: ElementRules = { isHidden: false, isFooter: true, isFlipped: false };

function isFlippedBy(name: string, style: string, direction = ''): boolean {
  const isRightToLeft = direction.toLowerCase() === 'rtl' || runsRightToLeft(style);
  return isRightToLeft && (name === 'bdo' || overridesDirection(style));
}

const isStyledAway = (name: string, style: string) =>
  hidesBox(style) || (INLINE.has(name) && TINY_STYLE.test(style));

/** Hidden or another's by the names of its classes and its id. */
const isNamedAway = remembered((named) => {
  if ([OTHERS, OTHER_CREATORS, ICON_FONT].some((kind) => kind.test(named))) return true;
  return HIDDEN_CLASS.test(named) && !SCREEN_CLASS.test(named);
});

const SWITCH = /^(?:aria-|data-).{0,3}(?:hid|dis|dra|arc|ena|pub|sta|vis)/;
const isSwitchedOff = (attributes: ReadonlyMap<string, string>): boolean => {
  for (const [key, value] of attributes) {
    if (!SWITCH.test(key)) continue;
    if (SWITCHED_OFF.some(([name, state]) => name.test(key) && state.test(value))) return true;
  }
  return false;
};

const MOST_CLASSES = 20;

/** A field, or a template, that shows something instead of asking for it: to be copied, or the words of a button. */
function isShown(name: string, attributes: ReadonlyMap<string, string>): boolean {
  // A template that a browser puts in its place as it reads the page.
  if (name === 'template') return attributes.has('shadowrootmode') || attributes.has('shadowroot');
  if (name !== 'input' && name !== 'textarea') return false;
  const type = attributes.get('type') ?? '';
  if (BUTTON.test(type)) return true;
  return attributes.has('readonly') && !/^(?:hidden|password)$/i.test(type);
}

/** How an element is read: by its kind, its attributes, and the page's own style sheets. */
export function elementRules({ name, attributes, looks }: Element): ElementRules {
  if (UNREAD.has(name) && !isShown(name, attributes)) return HIDDEN;
  if (attributes.size === 0) return name === 'footer' ? BOTTOM : PLAIN;
  const style = attributes.get('style') ?? '';
  const classes = attributes.get('class') ?? '';
  const id = attributes.get('id') ?? '';
  const named = id ? `${classes} ${id}` : classes;
  const found =
    looks.size > 0
      ? [`#${id}`, ...classes.split(/\s+/, MOST_CLASSES).map((part) => `.${part}`)].map((key) =>
          looks.get(key),
        )
      : [];
  const isAway =
    (style !== '' && isStyledAway(name, style)) ||
    (named !== '' && !WHOLE_PAGE.has(name) && isNamedAway(named)) ||
    isSwitchedOff(attributes) ||
    OTHER_CREATORS.test(attributes.get('aria-label') ?? '');
  if (isAway || attributes.has('hidden') || found.includes('hidden')) return HIDDEN;
  const isFooter =
    name === 'footer' ||
    attributes.get('role') === 'contentinfo' ||
    (named !== '' && !WHOLE_PAGE.has(name) && FOOTER.test(named));
  const isFlipped = found.includes('flipped') || isFlippedBy(name, style, attributes.get('dir'));
  if (!isFlipped) return isFooter ? BOTTOM : PLAIN;
  return { isHidden: false, isFooter, isFlipped };
}
