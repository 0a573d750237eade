/**
 * Every color of the app, as [light, dark]. No other file names a color.
 * The test beside this one shows that each pair used for text reaches 4.5 : 1.
 */
export const COLORS = {
  bg: {
    DEFAULT: ['#faf8f4', '#141210'],
    panel: ['#fffefb', '#1b1917'],
    /** What is over the page: without a shadow that can be seen, dark tells it by this and its border. */
    raised: ['#fffefb', '#25221e'],
    subtle: ['#f5f2ec', '#211e1b'],
    muted: ['#eeeae2', '#302c27'],
    emphasized: ['#e2ddd3', '#3b3630'],
    inverted: ['#1c1815', '#efe9e0'],
    error: ['#fcecef', '#32161c'],
  },
  fg: {
    DEFAULT: ['#1c1815', '#efe9e0'],
    muted: ['#5c554c', '#b3aa9e'],
    subtle: ['#6b6359', '#988f83'],
    inverted: ['#faf8f4', '#1c1815'],
    error: ['#a8173c', '#ff8fa3'],
    success: ['#1c6637', '#82cf9c'],
  },
  border: {
    DEFAULT: ['#e4dfd5', '#322e2a'],
    muted: ['#eeeae2', '#292622'],
    emphasized: ['#cfc8bb', '#474139'],
    raised: ['#e4dfd5', '#474139'],
    error: ['#c2274d', '#ff8fa3'],
  },
  gray: {
    contrast: ['#faf8f4', '#1c1815'],
    fg: ['#1c1815', '#efe9e0'],
    subtle: ['#f1ede6', '#302c27'],
    muted: ['#e8e3da', '#38342e'],
    emphasized: ['#dbd5c9', '#423d36'],
    solid: ['#1c1815', '#efe9e0'],
    focusRing: ['#c8371a', '#ff7d5c'],
    border: ['#d8d2c6', '#3d3832'],
  },
  accent: {
    contrast: ['#ffffff', '#1f0b05'],
    fg: ['#b32f14', '#ff8f70'],
    subtle: ['#fdf0eb', '#2f1a13'],
    muted: ['#fadfd6', '#43231a'],
    emphasized: ['#f5c6b7', '#5c2f22'],
    solid: ['#c8371a', '#ff7d5c'],
    focusRing: ['#c8371a', '#ff7d5c'],
    border: ['#eab9a9', '#6b3727'],
  },
  danger: {
    contrast: ['#ffffff', '#2b060f'],
    fg: ['#a8173c', '#ff8fa3'],
    subtle: ['#fcecef', '#32161c'],
    muted: ['#f8d9df', '#461d26'],
    emphasized: ['#f0bcc7', '#5f2733'],
    solid: ['#b31b43', '#ff8fa3'],
    focusRing: ['#b31b43', '#ff8fa3'],
    border: ['#e9b3bf', '#6b2c3a'],
  },
  green: {
    contrast: ['#ffffff', '#06210f'],
    fg: ['#1c6637', '#82cf9c'],
    subtle: ['#e9f4ec', '#14261a'],
    muted: ['#d3e9da', '#1b3524'],
    emphasized: ['#b4d9c0', '#244a31'],
    solid: ['#217a42', '#82cf9c'],
    focusRing: ['#217a42', '#82cf9c'],
    border: ['#b4d9c0', '#2b5539'],
  },
  amber: {
    fg: ['#7d5400', '#dcb25c'],
    subtle: ['#faf1dc', '#2b2110'],
  },
  status: {
    discovered: ['#665f55', '#b0a89c'],
    contacted: ['#28599b', '#8cb8ee'],
    responded: ['#0c6674', '#6fcbd6'],
    meeting: ['#6c3fa5', '#c6a5f2'],
    converted: ['#1c6637', '#82cf9c'],
    rejected: ['#a8173c', '#ff8fa3'],
    silent: ['#7d5400', '#dcb25c'],
  },
  /** Behind the initials of a creator. */
  face: {
    fg: ['#2c2622', '#f3ede4'],
    clay: ['#f0c9b6', '#6b3626'],
    moss: ['#c9dcb4', '#3f5228'],
    sea: ['#b5d8da', '#1f5157'],
    sky: ['#bfd2ee', '#2d4a75'],
    plum: ['#dcc5e8', '#553a6b'],
    sand: ['#ead9a0', '#5c4a18'],
  },
} as const satisfies Record<string, Record<string, readonly [light: string, dark: string]>>;

export const FACE_GROUNDS = ['clay', 'moss', 'sea', 'sky', 'plum', 'sand'] as const;

/** Pairs of text and ground used on screens: [text, ground]. */
export const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...['bg', 'bg.panel', 'bg.raised', 'bg.subtle', 'bg.muted'].flatMap((ground) =>
    ['fg', 'fg.muted', 'fg.error', 'fg.success', 'accent.fg'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ...['bg', 'bg.panel', 'bg.raised', 'bg.subtle'].map((ground) => ['fg.subtle', ground] as const),
  ['fg.inverted', 'bg.inverted'],
  ...['gray', 'accent', 'danger', 'green'].flatMap((palette) => [
    [`${palette}.contrast`, `${palette}.solid`] as const,
    [`${palette}.contrast`, `${palette}.fg`] as const,
    [`${palette}.fg`, `${palette}.subtle`] as const,
    [`${palette}.fg`, `${palette}.muted`] as const,
  ]),
  ['amber.fg', 'amber.subtle'],
  ['amber.fg', 'bg.panel'],
  ['amber.fg', 'bg.raised'],
  ...FACE_GROUNDS.map((ground) => ['face.fg', `face.${ground}`] as const),
  ['fg', 'accent.subtle'],
  ['fg.muted', 'accent.subtle'],
  ['fg.muted', 'gray.subtle'],
  ...Object.keys(COLORS.status).flatMap((status) =>
    ['bg', 'bg.panel', 'bg.raised', 'bg.subtle', 'accent.subtle'].map(
      (ground) => [`status.${status}`, ground] as const,
    ),
  ),
];
