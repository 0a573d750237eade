import { expect, it } from 'vitest';
import { isSamePerson } from './is-same-person.ts';

it.each([
  ['ilsa.torvane@gmail.com', 'ilsa.torvane@gmail.com'],
  ['ilsa.torvane@gmail.com', 'ILSAtorvane@Gmail.com'],
  ['ilsa.torvane@gmail.com', 'i.l.s.a.torvane@gmail.com'],
  ['ilsa.torvane@gmail.com', 'ilsatorvane+second@gmail.com'],
  ['ilsa.torvane@gmail.com', 'ilsa.torvane+a+b@googlemail.com'],
  ['ilsa@torvane.example', 'Ilsa+brand@Torvane.Example'],
  ['ilsa@bücher-torvane.de', 'ilsa@xn--bcher-torvane-wob.de'],
  ['ilsa@BÜCHER-torvane.de', 'ilsa+1@bu\u0308cher-torvane.de'],
  ['ilsa@torvane.example', ' ilsa@torvane.example '],
])('%s and %s are one person', (one, other) => {
  expect(isSamePerson(one, other)).toBe(true);
  expect(isSamePerson(other, one)).toBe(true);
});

it.each([
  ['ilsa@gmail.com', 'ilse@gmail.com'],
  ['ilsa@gmail.com', 'ilsa@torvane.example'],
  ['i.lsa@torvane.example', 'ilsa@torvane.example'],
  ['ilsa@gmail.com', 'ilsa@gmail.com.torvane.example'],
  ['+one@gmail.com', '+two@gmail.com'],
  ['ilsa@bücher-torvane.de', 'ilsa@bucher-torvane.de'],
])('%s and %s are two', (one, other) => {
  expect(isSamePerson(one, other)).toBe(false);
});
