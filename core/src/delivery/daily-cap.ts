import { DAILY_CAP_MAXIMUM, type EmailSettings } from '../account/email-settings.ts';

const GMAIL_MAXIMUM = 500;

/**
 * What Gmail takes from an address in any 24 hours: 500 emails from a personal account, 2,000 from
 * Workspace (https://support.google.com/mail/answer/22839, https://support.google.com/a/answer/166852).
 */
const gmailMaximum = (address: string | null): number =>
  /@(gmail|googlemail)\.com$/i.test(address ?? '') ? GMAIL_MAXIMUM : DAILY_CAP_MAXIMUM;

/**
 * Emails a mailbox may send in any 24 hours, as enforced and as shown: the person's own number, else
 * the product's (`usual`), and never more than Gmail takes (`maximum`).
 */
export function dailyCap(
  { email_address, daily_cap }: Pick<EmailSettings, 'email_address' | 'daily_cap'>,
  usual: number,
): { cap: number; usual: number; maximum: number } {
  const maximum = gmailMaximum(email_address);
  return { cap: Math.min(daily_cap ?? usual, maximum), usual: Math.min(usual, maximum), maximum };
}
