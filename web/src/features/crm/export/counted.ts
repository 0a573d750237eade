/** "1 creator", "50,000 creators". */
export const counted = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'creator' : 'creators'}`;
