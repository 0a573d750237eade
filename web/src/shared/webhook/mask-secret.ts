const PREFIX = 'whsec_';
const SHOWN = 4;

/** The secret as a screen shows it: its beginning, dots, its last 4 characters. */
export const maskSecret = (secret: string): string =>
  `${PREFIX}${'•'.repeat(10)}${secret.length > PREFIX.length + SHOWN ? secret.slice(-SHOWN) : ''}`;
