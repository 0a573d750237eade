/** "1,204". */
export const grouped = (count: number): string => count.toLocaleString('en-US');

/** "1 creator", "1,204 creators". */
export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
