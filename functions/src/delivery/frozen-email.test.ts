import { deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { deliveryHarness } from '../../test/delivery-harness.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';
import { forever } from '../../test/queue-delivery.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { runDispatch } from './run-dispatch.ts';

const OTHER = { opt_out_footer: false, postal_address: 'Elsewhere' };
type Harness = Awaited<ReturnType<typeof deliveryHarness>>;

/** An email that an earlier version queued: without its footer. */
async function fromEarlier(harness: Harness) {
  const { subject, text, html } = harness.payload() ?? {};
  const path = deliveryPayloadDocument.path('max', harness.id);
  await harness.documents.commit([{ kind: 'set', path, data: { subject, text, html } }]);
}

describe('an email goes out as it was queued', () => {
  it('with the footer of that time, whatever templates and settings say by then', async () => {
    const harness = await deliveryHarness();
    const queued = harness.payload();
    await harness.setEmailSettings(OTHER);
    await harness.send();
    await harness.run();
    const [sent] = harness.mail.sent;
    expect(sent?.text).toContain('Unsubscribe: https://app.test/api/unsubscribe/');
    expect(sent?.text).not.toContain('Elsewhere');
    expect(harness.payload()).toEqual(queued);
  });

  it('stored without the link, which only the functions that send can make', async () => {
    const harness = await deliveryHarness();
    await harness.send();
    await harness.run();
    expect(JSON.stringify(harness.payload())).not.toContain('https://app.test');
    expect(harness.mail.sent[0]?.html).toContain('href="https://app.test/api/unsubscribe/');
  });

  it('with the footer of now where an earlier version queued it, stored before the wire', async () => {
    const harness = await deliveryHarness(OTHER);
    await fromEarlier(harness);
    await harness.send();
    let stored: unknown;
    const mail: MailSender = async (account) => {
      const session = await harness.mail.sender(account);
      if ('refused' in session) return session;
      return {
        ...session,
        send(message) {
          stored = harness.payload()?.['footer'];
          return session.send(message);
        },
      };
    };
    await runDispatch({ ...harness.ports, mail }, { uid: 'max', ...forever });
    expect(stored).toMatchObject({ text: '———\nElsewhere', has_link: false });
    expect(harness.mail.sent[0]?.text).toMatch(/———\nElsewhere$/);
    expect(harness.payload()?.['footer']).toEqual(stored);
  });

  it('with the link by webhook, also when it was queued for Gmail without', async () => {
    const harness = await deliveryHarness();
    await harness.setEmailSettings({ ...OTHER, ...BY_WEBHOOK });
    const path = deliveryPayloadDocument.path('max', harness.id);
    await harness.change(path, { footer: null });
    await harness.send();
    await harness.run();
    const [request] = harness.webhook.requests;
    expect(request?.body).toContain('https://app.test/api/unsubscribe/');
    expect(harness.payload()).toMatchObject({ request: request?.body, footer: { has_link: true } });
  });
});
