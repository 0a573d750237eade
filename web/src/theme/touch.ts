/** What a finger presses without missing it, by WCAG 2.5.5. */
const TARGET = '2.75rem';

/** As wide and high as a finger needs, around what is smaller, and moving nothing. */
const WIDENED = {
  content: '""',
  position: 'absolute',
  inset: `min(0px, calc((100% - ${TARGET}) / 2))`,
} as const;

/** Of a link within a sentence WCAG makes an exception: its lines stay as near as they are. */
const WORDS = ':is(a, button):not(.chakra-button, p *, [role=tab])';
const BOXES = 'label:has(> :is([type=checkbox], [type=radio]))';

const ON_TOUCH = '@media (pointer: coarse)';

/** For what a target is laid over. */
export const AS_HIGH = { [ON_TOUCH]: { minHeight: TARGET } } as const;

/** For words alone on their line, where a row above or below leaves no room to widen them. */
export const ALONE = {
  [ON_TOUCH]: { lineHeight: TARGET, minWidth: TARGET, paddingBlock: '0' },
} as const;

/** For words that are cut at their own edge: what is laid over them would be cut too. */
export const TALL = {
  [ON_TOUCH]: { paddingBlock: '3', marginBlock: '-3' },
} as const;

/** For what is at the corner of its box and has nothing beside it: the box itself is as large. */
export const IN_CORNER = {
  [ON_TOUCH]: { top: '0', insetEnd: '0', boxSize: TARGET },
} as const;

/**
 * Where the pointer is a finger, every target has its size. What is drawn as a box grows, since its
 * neighbors are boxes too; words and glyphs stay as they are, and the room around them is pressed too.
 */
export const TOUCH = {
  '.chakra-button, [role=tab], [role=option], [role=menuitem], select, summary, textarea, input:not([type=checkbox], [type=radio])':
    { [ON_TOUCH]: { minHeight: `${TARGET} !important` } },
  '.chakra-button, [role=tab]': { [ON_TOUCH]: { minWidth: `${TARGET} !important` } },
  summary: { [ON_TOUCH]: { alignContent: 'center' } },
  [`${WORDS}, ${BOXES}`]: { [ON_TOUCH]: { position: 'relative' } },
  [`:is(${WORDS}, ${BOXES})::after`]: { [ON_TOUCH]: WIDENED },
  // Behind the box: a press on the box itself is its own.
  [BOXES]: { [ON_TOUCH]: { isolation: 'isolate' } },
  [`${BOXES}::after`]: { [ON_TOUCH]: { zIndex: '-1' } },
};
