import { expect, it } from 'vitest';
import { markAddress } from './mark-address.ts';

it.each([
  ['as it is', 'work: [ilsa@ilsa-films.com] or DM', 'ilsa@ilsa-films.com'],
  ['in capitals', '📧 [Ilsa@Ilsa-Films.COM] 📧', 'ilsa@ilsa-films.com'],
  ['in styled letters', 'mail [𝗶𝗹𝘀𝗮@𝗶𝗹𝘀𝗮-𝗳𝗶𝗹𝗺𝘀.𝗰𝗼𝗺] ♥', 'ilsa@ilsa-films.com'],
  ['spelled out', 'mail [ilsa (at) ilsa-films dot com] ok', 'ilsa@ilsa-films.com'],
  ['in two parts of a layout', 'write [ann lee@torvane.com] or DM', 'annlee@torvane.com'],
  ['with an ending put right', 'write [ilsa@gmail], thanks', 'ilsa@gmail.com'],
  [
    'at the second place of its name',
    'ilsa dances. [ilsa at north-agency. com]',
    'ilsa@north-agency.com',
  ],
])('marks an address %s', (_, snippet, address) => {
  const [before = '', rest = ''] = snippet.split('[');
  const [marked, after] = rest.split(']');
  expect(markAddress(snippet.replace(/[[\]]/g, ''), address)).toEqual({ before, marked, after });
});

it.each([
  ['my username @ gmail.com', 'ilsa.films@gmail.com'],
  ['moc.liamg@asli', 'ilsa@gmail.com'],
  ['ilsa dances all day and all night, and now and then she writes to gmail', 'ilsa@gmail.com'],
  ['', 'ilsa@gmail.com'],
])('marks nothing where the address cannot be found: %s', (snippet, address) => {
  expect(markAddress(snippet, address)).toEqual({ before: snippet, marked: '', after: '' });
});
