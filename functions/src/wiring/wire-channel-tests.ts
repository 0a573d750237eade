import type { Callables } from '@vibes/core/api/callables';
import { readConfig } from '../platform/config.ts';
import { once, wireBase, wireSecrets } from './wire-base.ts';
import { wireMailForPerson, wireWebhooks } from './wire-channels.ts';

export const wireTestEmail = once(async () => {
  const [base, secrets, mail, { sendTestEmail }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireMailForPerson(),
    import('../delivery/send-test-email.ts'),
  ]);
  const mail_domain = new URL(readConfig().APP_ORIGIN).hostname;
  return (uid: string) => sendTestEmail({ ...base, secrets, mail, mail_domain }, uid);
});

export const wireTestWebhook = once(async () => {
  const [base, secrets, postWebhook, { testWebhook }] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireWebhooks(),
    import('../delivery/test-webhook.ts'),
  ]);
  return (uid: string, test: Callables['sendTestWebhook']['payload']) =>
    testWebhook({ ...base, secrets, postWebhook }, { uid, ...test });
});
