import { describe, expect, it } from 'vitest';
import { tabWithFault } from './template-tabs.ts';

describe('tabWithFault', () => {
  it('opens the first tab with a fault', () => {
    expect(tabWithFault(['tiktok_template', 'instagram_template'], 'email')).toBe('instagram');
  });
  it('stays where the current tab has a fault', () => {
    expect(tabWithFault(['email_subject', 'tiktok_template'], 'tiktok')).toBe('tiktok');
  });
  it('stays when no field is at fault', () => {
    expect(tabWithFault([], 'tiktok')).toBe('tiktok');
  });
});
