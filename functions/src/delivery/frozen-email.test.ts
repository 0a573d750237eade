import { deliveryPayloadDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { deliveryHarness } from '../../test/delivery-harness.ts';
import { BY_WEBHOOK } from '../../test/further-email.ts';

const OTHER = { opt_out_footer: false, postal_address: 'Elsewhere' };

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
