/** Digits and letters that are not mistaken for one another when read aloud or typed. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** A new referral code. `random` fills a buffer with cryptographic random bytes. */
export function createReferralCode(random: (size: number) => Uint8Array): string {
  return Array.from(random(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** True for a text that has the form of a referral code. Says nothing about whether it is somebody's. */
export const isReferralCode = (text: string): boolean => CODE.test(text);
