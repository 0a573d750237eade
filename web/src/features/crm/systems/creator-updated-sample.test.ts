import { creatorSchema } from '@vibes/core/creator/creator';
import { expect, it } from 'vitest';
import { CREATOR_UPDATED_SAMPLE } from './creator-updated-sample.ts';

it('the sample body has the fields that are promised, with values a creator can have', () => {
  const sample = JSON.parse(CREATOR_UPDATED_SAMPLE) as { creator: Record<string, unknown> };
  expect(Object.keys(sample)).toEqual(['creator', 'timestamp', 'user_id', 'action']);
  const fields = {
    name: true,
    tiktok_username: true,
    email: true,
    instagram_username: true,
    linktree_url: true,
    email_source: true,
    email_sent: true,
    notes: true,
    status: true,
  } as const;
  expect(Object.keys(sample.creator)).toEqual(Object.keys(fields));
  expect(creatorSchema.pick(fields).parse(sample.creator)).toEqual(sample.creator);
  expect(sample).toMatchObject({ action: 'creator_updated' });
});
