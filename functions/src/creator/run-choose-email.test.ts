import { describe, expect, it } from 'vitest';
import {
  crmSettingsDocument,
  deliveryDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { page, tiktokPage } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';
import { queueDelivery } from '../../test/queue-delivery.ts';
import { NEW, OLD, setDelivery, twoAddresses } from '../../test/two-addresses.ts';
import { runChooseEmail } from './run-choose-email.ts';

describe('another address chosen', () => {
  it('becomes the creator’s, evidence and all, and the old one takes its place', async () => {
    const world = await twoAddresses();
    const before = world.creator();
    expect(await world.choose(NEW)).toEqual({ chosen: true });
    expect(world.creator()).toMatchObject({
      email: NEW,
      email_source: 'bio',
      email_found_at: ANN,
      email_evidence: before.other_emails[0]?.evidence,
      email_set_by: 'person',
      other_emails: [{ email: OLD, evidence: before.email_evidence, found_at: ANN }],
    });
    expect(world.feed()).toMatchObject([
      { creator_name: 'Ann', detail: `${NEW} instead of ${OLD}` },
    ]);
  });

  it.each([
    ['bounced', 'email_refused_at'],
    ['opted_out', 'opted_out_at'],
  ] as const)('shows what is known against it (%s)', async (reason, mark) => {
    const world = await twoAddresses();
    const at = new Date('2026-04-01T12:00:00Z');
    const path = suppressionDocument.path('max', `hash-of-${NEW}`);
    await world.write('set', path, { uid: 'max', reason, at });
    await world.choose(NEW);
    expect(world.creator()).toMatchObject({ email: NEW, [mark]: at });
  });

  it('is mirrored to the CRM that is active, and the mirror dispatched', async () => {
    const world = await twoAddresses();
    const path = crmSettingsDocument.path('max');
    await world.write('update', path, { active_crm_mode: 'notion' });
    await world.choose(NEW);
    const id = `notion_${world.id}`;
    expect(world.data(deliveryDocument.path('max', id))).toMatchObject({
      state: 'queued',
      revision: 0,
    });
    expect(world.dispatched).toEqual([{ uid: 'max', id }]);
    await world.choose(NEW);
    expect(world.data(deliveryDocument.path('max', id))).toMatchObject({ revision: 0 });
    world.later(1000);
    await world.choose(OLD);
    expect(world.data(deliveryDocument.path('max', id))).toMatchObject({ revision: 1 });
  });

  it('changes nothing when it is chosen again', async () => {
    const world = await twoAddresses();
    await world.choose(NEW);
    const before = world.documents.dump();
    world.later(1000);
    expect(await world.choose(NEW)).toEqual({ chosen: true });
    expect(world.documents.dump()).toEqual(before);
  });

  it('stays when a later request reads the profile, which refreshes the others', async () => {
    const world = await twoAddresses();
    await world.choose(NEW);
    await setDelivery(world, { state: 'failed', due_at: undefined });
    const richer = tiktokPage({ handle: 'ann.studio', bio: `${OLD} or ann@ann-films.com` });
    const { requestCapture } = phone(world, { [ANN]: page(ANN, richer) });
    await requestCapture({ url: ANN });
    expect(world.creator()).toMatchObject({ email: NEW, email_set_by: 'person' });
    const others = world.creator().other_emails.map(({ email }) => email);
    expect(others.sort()).toEqual([OLD, 'ann@ann-films.com'].sort());
  });

  it('of nobody, and one that was not found, are refused with a sentence', async () => {
    const world = await twoAddresses();
    const before = world.documents.dump();
    const refused = {
      code: 'bad_request',
      message: expect.stringMatching(/Reload the page/) as string,
    };
    await expect(world.choose('eve@evil-mail.com')).rejects.toMatchObject(refused);
    const nobody = { uid: 'max', creator_id: 'nobody', email: NEW };
    await expect(runChooseEmail(world.ports, nobody)).rejects.toMatchObject(refused);
    const foreign = { uid: 'eve', creator_id: world.id, email: NEW };
    await expect(runChooseEmail(world.ports, foreign)).rejects.toMatchObject(refused);
    expect(world.documents.dump()).toEqual(before);
  });
});

describe('a mail that still waits', () => {
  it.each(['held', 'queued'])('(%s) goes to the new address, and only there', async (state) => {
    const world = await twoAddresses();
    await setDelivery(world, { state });
    await world.choose(NEW);
    expect(world.delivered()).toMatchObject({ state, to: NEW });
    expect(world.contacted(NEW)).toBe(world.delivery);
    expect(world.contacted(OLD)).toBeUndefined();
    await setDelivery(world, { state: 'queued' });
    await world.send();
    await world.send();
    expect(world.mail.sent).toMatchObject([
      { to: NEW, subject: 'Paid Partnership Opportunity for Ann' },
    ]);
    expect(world.creator()).toMatchObject({ email_sent: true, email: NEW });
  });

  it('releases the old address for other creators', async () => {
    const world = await twoAddresses();
    await world.choose(NEW);
    const twin = 'https://www.tiktok.com/@twin';
    const { requestCapture } = phone(world, {
      [twin]: page(twin, tiktokPage({ handle: 'twin', bio: OLD })),
    });
    expect((await requestCapture({ url: twin })).email).toEqual({ state: 'queued', to: OLD });
    await world.send();
    expect(world.mail.sent.map(({ to }) => to).sort()).toEqual([NEW, OLD].sort());
  });

  it.each(['queued', 'sending'])(
    '(%s) and that a webhook may have taken stays where it is',
    async (state) => {
      const world = await twoAddresses();
      await setDelivery(world, { state, channel: 'email_webhook', attempts: 1 });
      const before = world.delivered();
      await world.choose(NEW);
      expect(world.creator().email).toBe(NEW);
      expect(world.delivered()).toEqual(before);
      expect(world.contacted(OLD)).toBe(world.delivery);
      expect(world.contacted(NEW)).toBeUndefined();
    },
  );

  it('does not go to an address that another mail has reached', async () => {
    const world = await twoAddresses();
    await queueDelivery(world, 'twin', NEW);
    const before = world.documents.dump();
    await expect(world.choose(NEW)).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/already sent an email to/) as string,
    });
    expect(world.documents.dump()).toEqual(before);
  });
});
