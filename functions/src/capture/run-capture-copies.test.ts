import { describe, expect, it } from 'vitest';
import {
  crmSettingsDocument,
  deliveryDocument,
  emailSettingsDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { ANN, BOB, pages, phone } from '../../test/phone.ts';
import { rereader } from '../../test/rereader.ts';

async function openWorld(active_crm_mode: 'built-in' | 'notion' | 'webhook', hold_back = 'off') {
  const world = await memoryWorld();
  await world.documents.commit([
    { kind: 'update', path: crmSettingsDocument.path('max'), data: { active_crm_mode } },
    { kind: 'update', path: emailSettingsDocument.path('max'), data: { hold_back } },
  ]);
  const copies = () =>
    Object.entries(world.documents.dump()).flatMap(([path, data]) =>
      /\/deliveries\/(notion|crm)_[^/]+$/.test(path) ? [{ id: path.split('/')[3], ...data }] : [],
    );
  return { ...world, ...phone(world), copies };
}

describe('a press while a CRM of the user’s own is active', () => {
  it('queues a copy with the creator: one creator for Notion, one change for a webhook', async () => {
    const notion = await openWorld('notion');
    const { creator } = await notion.press({ url: ANN });
    expect(notion.copies()).toMatchObject([
      { id: `notion_${creator.id}`, kind: 'notion', state: 'queued', creator_name: 'Ann' },
    ]);
    const webhook = await openWorld('webhook');
    const { creator: other } = await webhook.press({ url: ANN });
    const [capture_id] = webhook.creators().map((one) => String(one['capture_id']));
    expect(webhook.copies()).toMatchObject([{ id: `crm_${other.id}_${capture_id}`, kind: 'crm' }]);
  });

  it('queues none for the built-in one, in a dry run, or when nothing it shows has changed', async () => {
    const none = await openWorld('built-in');
    await none.press({ url: ANN });
    expect(none.copies()).toEqual([]);
    const world = await openWorld('webhook');
    await world.press({ url: BOB, dry_run: true });
    expect(world.copies()).toEqual([]);
    await world.press({ url: BOB });
    await world.press({ url: BOB });
    expect(world.copies()).toHaveLength(1);
    await world.press({ url: BOB, note: 'met at the fair' });
    expect(world.copies()).toHaveLength(2);
  });

  it('nudges the copy when no e-mail is due, and once for both', async () => {
    const held = await openWorld('notion', '5');
    const { creator } = await held.press({ url: ANN });
    expect(held.nudged).toEqual([`notion_${creator.id}`]);
    const both = await openWorld('notion');
    const { creator: other } = await both.press({ url: ANN });
    expect(both.nudged).toEqual([`email_${other.id}`]);
  });

  it('made twice by one finger leaves one creator and one copy', async () => {
    const world = await openWorld('webhook');
    await Promise.all([world.press({ url: ANN }), world.press({ url: ANN })]);
    expect(world.copies()).toHaveLength(1);
  });

  it('decides again when the copy is taken between reading and writing', async () => {
    const world = await openWorld('notion');
    const { creator } = await world.press({ url: BOB });
    const path = deliveryDocument.path('max', `notion_${creator.id ?? ''}`);
    const { commit } = world.documents;
    let isTaken = false;
    const documents = {
      ...world.documents,
      async commit(writes: Parameters<typeof commit>[0]) {
        if (!isTaken && writes.some((write) => write.path === path)) {
          isTaken = true;
          await commit([{ kind: 'update', path, data: { state: 'sending', lease_token: 't' } }]);
        }
        return commit(writes);
      },
    };
    await world.press({ url: BOB, note: 'met at the fair' }, { documents });
    expect(world.creators()).toMatchObject([{ notes: 'met at the fair' }]);
    expect(world.data(path)).toMatchObject({ state: 'sending', lease_token: 't', revision: 1 });
  });
});

it('a later reading without a person queues a copy of what it found, and nudges it', async () => {
  const world = await openWorld('webhook', 'review');
  await phone(world, { [ANN]: page(ANN, tiktokWall) }).press({ url: ANN });
  expect(world.copies()).toHaveLength(1);
  world.later(100 * 3_600_000);
  const bio = 'tiny flats';
  const web = {
    ...pages(),
    [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', bio })),
  };
  const { sweep, nudged } = rereader(world, web);
  await sweep();
  expect(world.copies()).toHaveLength(2);
  expect(nudged).toEqual([world.copies()[1]?.id]);
});
