import { describe, expect, it } from 'vitest';
import { isSupportedNode } from './is-supported-node.mjs';

describe('isSupportedNode', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('takes %s', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])('refuses %s', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});
