import { expect, it } from 'vitest';
import { DELIVERY_REFUSALS } from '../delivery/delivery-refusal.ts';
import { asDeliveryRefusal, notionSentence } from './notion-refusals.ts';

it('a check promises no retry, as a delivery may', () => {
  for (const code of ['notion_busy', 'notion_unreachable'] as const) {
    expect(notionSentence(code)).not.toMatch(/automatically/);
    expect(DELIVERY_REFUSALS[code]).toMatch(/automatically/);
  }
});

it('each refusal of a check has one of a delivery', () => {
  expect(asDeliveryRefusal('notion_is_page')).toBe('notion_not_shared');
  expect(asDeliveryRefusal('notion_id_invalid')).toBe('notion_not_set_up');
  expect(asDeliveryRefusal('notion_key_refused')).toBe('notion_key_refused');
});
