import {
  contactedDocument,
  creatorDocument,
  crmSettingsDocument,
} from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { ANN_MAIL, deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import { ANN, phone } from '../../test/phone.ts';
import { deleting } from '../../test/deleting.ts';

async function sentTo() {
  const world = deleting(await deliveryHarness());
  await world.send();
  await world.run();
  return world;
}

describe('a deleted creator that is captured again', () => {
  it('comes back as it was where it had an email: nothing is sent, nothing is charged', async () => {
    const world = await sentTo();
    const [before, balance] = [world.creator(), world.balance()];
    await world.del();
    world.later(120_000);
    const answer = await world.requestCapture();
    expect(answer).toMatchObject({
      outcome: 'already_contacted',
      message: 'Back in your CRM. You already contacted this creator. Nothing was sent or charged.',
    });
    const now = world.ports.clock();
    expect(world.stored()).toEqual({
      ...before,
      updated_at: now,
      writer: { by: 'server', at: now },
    });
    expect(world.deleted()).toBeUndefined();
    expect(world.balance()).toBe(balance);
    expect(world.sentTo()).toEqual([ANN_MAIL]);
  });

  it('gets the email that was stopped, for the credit it cost before', async () => {
    const world = deleting(await deliveryHarness());
    await world.setCreator({ status: 'Rejected', status_set_by: 'person', notes: 'too loud' });
    const balance = world.balance();
    await world.del();
    world.later(120_000);
    expect(await world.requestCapture()).toMatchObject({
      outcome: 'updated',
      email: { state: 'queued' },
      message: `Back in your CRM. Email to ${ANN_MAIL} is on its way.`,
    });
    expect(world.creator()).toMatchObject({ status: 'Rejected', notes: 'too loud' });
    expect(world.deleted()).toBeUndefined();
    expect(world.balance()).toBe(balance);
    expect(world.creators()).toHaveLength(1);
    await world.run();
    expect(world.sentTo()).toEqual([ANN_MAIL]);
  });

  it('comes back once, by two requests at once', async () => {
    const world = await sentTo();
    await world.del();
    await Promise.all([world.requestCapture(), world.requestCapture()]);
    expect(world.creators()).toHaveLength(1);
    expect(world.deleted()).toBeUndefined();
  });

  it('that is deleted while it is captured is captured as new', async () => {
    const world = deleting(await deliveryHarness());
    await world.set({ state: 'cancelled', due_at: undefined });
    await world.write('delete', contactedDocument.path(world.uid, `hash-of-${ANN_MAIL}`));
    const at = creatorDocument.path(world.uid, world.creator_id);
    const documents = interrupted(world.ports.documents, { at, happens: world.del });
    await phone(world).requestCapture({ url: ANN }, { documents });
    expect(world.stored()).toBeDefined();
    expect(world.deleted()).toBeUndefined();
  });
});

describe('what it costs a capture to bring one back', () => {
  it.each([
    ['built-in', 'had an email', 11],
    ['webhook', 'had an email', 11],
    ['notion', 'had an email', 12],
    ['built-in', 'gets one now', 14],
    ['webhook', 'gets one now', 14],
    ['notion', 'gets one now', 15],
  ])('with the %s CRM, one who %s: %s reads and at most 12 writes', async (mode, who, reads) => {
    const had = who === 'had an email';
    const world = had ? await sentTo() : deleting(await deliveryHarness());
    await world.del();
    await world.change(crmSettingsDocument.path(world.uid), { active_crm_mode: mode });
    const { cost, documents } = countingDocuments(world.ports.documents);
    await phone(world).requestCapture({ url: ANN }, { documents });
    // With the key, which names the account.
    expect(cost.reads + 1).toBe(reads);
    expect(cost.writes).toBeLessThanOrEqual(12);
  });
});
