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
import { interrupted } from '../../test/delivery-harness.ts';

async function openWorld(active_crm_mode: 'built-in' | 'notion' | 'webhook', hold_back = 'off') {
  const world = await memoryWorld();
  await world.documents.commit([
    { kind: 'update', path: crmSettingsDocument.path('max'), data: { active_crm_mode } },
    { kind: 'update', path: emailSettingsDocument.path('max'), data: { hold_back } },
  ]);
  const mirrors = () =>
    Object.entries(world.documents.dump()).flatMap(([path, data]) =>
      /\/deliveries\/(notion|crm)_[^/]+$/.test(path) ? [{ id: path.split('/')[3], ...data }] : [],
    );
  return { ...world, ...phone(world), mirrors };
}

describe('a request while a CRM of the user’s own is active', () => {
  it('queues a mirror with the creator: one creator for Notion, one change for a webhook', async () => {
    const notion = await openWorld('notion');
    const { creator } = await notion.requestCapture({ url: ANN });
    expect(notion.mirrors()).toMatchObject([
      { id: `notion_${creator.id}`, kind: 'notion', state: 'queued', creator_name: 'Ann' },
    ]);
    const webhook = await openWorld('webhook');
    const { creator: other } = await webhook.requestCapture({ url: ANN });
    const [capture_id] = webhook.creators().map((one) => String(one['capture_id']));
    expect(webhook.mirrors()).toMatchObject([{ id: `crm_${other.id}_${capture_id}`, kind: 'crm' }]);
  });

  it('queues none for the built-in one, in a dry run, or when nothing it shows has changed', async () => {
    const none = await openWorld('built-in');
    await none.requestCapture({ url: ANN });
    expect(none.mirrors()).toEqual([]);
    const world = await openWorld('webhook');
    await world.requestCapture({ url: BOB, dry_run: true });
    expect(world.mirrors()).toEqual([]);
    await world.requestCapture({ url: BOB });
    await world.requestCapture({ url: BOB });
    expect(world.mirrors()).toHaveLength(1);
    await world.requestCapture({ url: BOB, note: 'met at the fair' });
    expect(world.mirrors()).toHaveLength(2);
  });

  it('dispatches the mirror when no email is due, and once for both', async () => {
    const held = await openWorld('notion', '5');
    const { creator } = await held.requestCapture({ url: ANN });
    expect(held.dispatched).toEqual([`notion_${creator.id}`]);
    const both = await openWorld('notion');
    const { creator: other } = await both.requestCapture({ url: ANN });
    expect(both.dispatched).toEqual([`email_${other.id}`]);
  });

  it('decides again when the mirror is claimed between reading and writing', async () => {
    const world = await openWorld('notion');
    const { creator } = await world.requestCapture({ url: BOB });
    const path = deliveryDocument.path('max', `notion_${creator.id ?? ''}`);
    const documents = interrupted(world.documents, {
      at: path,
      happens: () => world.write('update', path, { state: 'sending', lease_token: 't' }),
    });
    await world.requestCapture({ url: BOB, note: 'met at the fair' }, { documents });
    expect(world.creators()).toMatchObject([{ notes: 'met at the fair' }]);
    expect(world.data(path)).toMatchObject({ state: 'sending', lease_token: 't', revision: 1 });
  });
});

it('a later reading without a person queues a mirror of what it found, and dispatches it', async () => {
  const world = await openWorld('webhook', 'review');
  await phone(world, { [ANN]: page(ANN, tiktokWall) }).requestCapture({ url: ANN });
  expect(world.mirrors()).toHaveLength(1);
  world.later(100 * 3_600_000);
  const bio = 'tiny flats';
  const web = {
    ...pages(),
    [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', bio })),
  };
  const { sweep, dispatched } = rereader(world, web);
  await sweep();
  expect(world.mirrors()).toHaveLength(2);
  expect(dispatched).toEqual([world.mirrors()[1]?.id]);
});
