import type { UserDataUpdate } from '@vibes/core/account/user-data';
import type { Callables } from '@vibes/core/api/callables';
import type { Person } from '../account/load-opening.ts';
import { readConfig } from '../platform/config.ts';
import type { SettingsChecks } from '../ports/settings-check.ts';
import { mailLimits, once, wireBase, wireSecrets } from './wire-base.ts';
import { wireMailForPerson } from './wire-channels.ts';
import { wireCrmCheck } from './wire-crm.ts';
import { wireSignIn } from './wire-sign-in.ts';

const wireVerifyGmail = once(async () => {
  const [base, secrets, mail, { verifyGmail }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireMailForPerson(),
    import('../account/verify-gmail.ts'),
  ]);
  return (asked: Parameters<SettingsChecks['email_settings']>[0]) =>
    verifyGmail({ ...base, secrets, mail }, asked);
});

/** Each check loads its modules only when something of its table is saved. */
const SETTINGS_CHECKS: Partial<SettingsChecks> = {
  email_settings: async (asked) => (await wireVerifyGmail())(asked),
  crm_settings: async (asked) => (await wireCrmCheck())(asked),
};

export const wireAccount = once(async () => {
  const config = readConfig();
  const [base, secrets, opening, reading, updating, regenerating, rotating] = await Promise.all([
    wireBase(),
    wireSecrets(),
    import('../account/run-open-account.ts'),
    import('../account/get-user-data.ts'),
    import('../account/update-user-data.ts'),
    import('../account/regenerate-api-key.ts'),
    import('../account/rotate-webhook-secret.ts'),
  ]);
  const replies_from = config.REPLIES_FROM ?? null;
  const ports = { ...base, secrets, limits: mailLimits(), replies_from };
  return {
    open: (person: Person, { time_zone, referral_code }: Callables['openAccount']['payload']) =>
      opening.openAccount(ports, {
        person,
        time_zone,
        referral_code: referral_code ?? null,
        trial_credits: config.TRIAL_CREDITS,
        app_origin: config.APP_ORIGIN,
      }),
    getUserData: (uid: string) =>
      reading.getUserData(ports, { uid, can_pay: config.PAYMENTS_OPEN }),
    updateUserData: (uid: string, update: UserDataUpdate) =>
      updating.updateUserData(
        {
          ...ports,
          checks: SETTINGS_CHECKS,
          allow_local_targets: config.ALLOW_LOCAL_TARGETS,
        },
        { uid, update },
      ),
    regenerateApiKey: (uid: string) => regenerating.regenerateApiKey(ports, uid),
    rotateWebhookSecret: (uid: string) => rotating.rotateWebhookSecret(ports, uid),
  };
});

export const wireSignOut = once(async () => {
  const [account, people] = await Promise.all([wireAccount(), wireSignIn()]);
  return async (uid: string, { new_key }: { new_key: boolean }) => {
    // The key first: once the sessions are ended, a repeat would be refused.
    if (new_key) await account.regenerateApiKey(uid);
    await people.endSessions(uid);
  };
});
