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

it.each([
  ['dot.maker@gmail.com', 'dotmaker@gmail.com'],
  ['dot.maker@gmail.com', 'Dot.Maker+tiktok@googlemail.com'],
  ['d.o.t.maker@gmail.com', 'dotmaker+a+b@gmail.com'],
  ['ilsa.torvane@hotmail.co.uk', 'ilsa.torvane+work@hotmail.co.uk'],
  ['ilsa@outlook.fr', 'ilsa+a@outlook.fr'],
  ['ilsa@icloud.com', 'ILSA+brand@icloud.com'],
  ['ilsa@proton.me', 'ilsa+@proton.me'],
])('%s and %s are one mailbox, by the rules of its provider', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(true);
});

it.each([
  ['ilsa+a@torvane.com', 'ilsa@torvane.com'],
  ['i.lsa@torvane.com', 'ilsa@torvane.com'],
  ['i.lsa@outlook.com', 'ilsa@outlook.com'],
  ['ilsa+a@yahoo.com', 'ilsa@yahoo.com'],
  ['ilsa@hotmail.com', 'ilsa@outlook.com'],
  ['+one@gmail.com', '+two@gmail.com'],
  ['ilsa@gmail.com', 'ilsa@gmail.com.torvane.com'],
  ['ilsa@bücher-torvane.de', 'ilsa@bucher-torvane.de'],
])('%s and %s are two', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(false);
});

it('any other address is its own key, and so is what is none', () => {
  for (const address of [
    'ilsa+a@torvane.com',
    'i.lsa@torvane.com',
    'jörg@torvane.com',
    'ilsa@no domain',
    'ilsa',
    '@gmail.com',
    '',
  ]) {
    expect(mailboxKey(address)).toBe(address);
  }
});
