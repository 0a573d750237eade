import { vi } from 'vitest';

/** The texts that the page copies from now on. */
export function takeCopies(): string[] {
  const copies: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copies.push(text);
    return Promise.resolve();
  });
  return copies;
}

/** The browser lets the page copy nothing. */
export const forbidCopies = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.'));
