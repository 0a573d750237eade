import { describeCreator } from '@vibes/core/capture/describe-creator';
import type { Creator } from '@vibes/core/creator/creator';

/** The time of the tests. */
export const NOW = new Date('2026-05-01T12:00:00Z');

/** A creator of the tests, read and with an address. */
export const ann: Creator = {
  ...describeCreator({
    known: null,
    id: 'ann',
    target: { platform: 'tiktok', handle: 'ann' },
    reading: { kind: 'blocked', reason: 'waf', contact: { contact: null, others: [] } },
    note: '',
    now: NOW,
  }),
  read_state: 'read',
  email: 'ann@studio-lee.com',
};
