import { expect, it } from 'vitest';
import { isSameMailbox, mailboxKey } from './mailbox-key.ts';

it.each([
  ['ilsa@bücher-torvane.de', 'ilsa@xn--bcher-torvane-wob.de'],
  ['ilsa@ilsa.例え.jp', 'ilsa@ilsa.xn--r8jz45g.jp'],
  ['ilsa@straße-torvane.de', 'ilsa@xn--strae-torvane-edb.de'],
])('%s and %s are one mailbox', (written, ascii) => {
  expect(mailboxKey(written)).toBe(ascii);
  expect(isSameMailbox(written, ascii)).toBe(true);
});

it('any other address is its own key, and so is what is none', () => {
  for (const address of [
    'ilsa+a@torvane.com',
    'i.lsa@torvane.com',
    'jörg@torvane.com',
    'ilsa@no domain',
    'ilsa',
    '',
  ]) {
    expect(mailboxKey(address)).toBe(address);
  }
  expect(isSameMailbox('i.lsa@torvane.com', 'ilsa@torvane.com')).toBe(false);
});
