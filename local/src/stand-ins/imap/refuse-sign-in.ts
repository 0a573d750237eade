import type { FaultMode } from '../mailbox/fault.ts';

/** Gmail's answers to a sign-in that it refuses, by fault. */
const REFUSALS: Partial<Record<FaultMode, string>> = {
  refuse_login: '[AUTHENTICATIONFAILED] Invalid credentials (Failure)',
  imap_refuse_login: '[AUTHENTICATIONFAILED] Invalid credentials (Failure)',
  needs_app_password: '[ALERT] Application-specific password required: https://support.google.com',
  imap_off:
    '[ALERT] Your account is not enabled for IMAP use. Please visit your Gmail settings page.',
  imap_too_many: '[ALERT] Too many simultaneous connections. (Failure)',
  imap_busy: '[UNAVAILABLE] Temporary System Error (Failure)',
};

/** Why a sign-in is refused; null when it is taken. A password that begins with `wrong` never is. */
export function refuseSignIn(
  happens: (mode: FaultMode) => boolean,
  password: string,
): string | null {
  for (const [mode, refusal] of Object.entries(REFUSALS))
    if (happens(mode as FaultMode)) return refusal;
  return password.startsWith('wrong') ? (REFUSALS.imap_refuse_login ?? null) : null;
}
