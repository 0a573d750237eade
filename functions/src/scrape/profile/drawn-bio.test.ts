import { expect, it } from 'vitest';
import { profileAddresses } from '../profile-addresses.ts';
import { readPage } from '../read-page.ts';

const HEAD =
  '<title>Ilsa (@ilsa.t) | TikTok</title><link rel="canonical" href="https://www.tiktok.com/@ilsa.t">';
const MARKED = '<h1 data-e2e="user-title">ilsa.t</h1><h2 data-e2e="user-subtitle"><b>Ilsa</b></h2>';

/** The addresses of a drawn profile; those that leave a choice as `one | other`. */
function addresses(html: string) {
  const read = readPage({ status: 200, content_type: '', body: HEAD + html });
  if (read.kind !== 'profile') return read.kind;
  return profileAddresses(read.profile).map(({ address, rival }) =>
    rival === undefined ? address : `${address} | ${rival}`,
  );
}

const OPEN = ['lee@torvane.com | annlee@torvane.com', 'annlee@torvane.com | lee@torvane.com'];

it.each([
  ['a label beside it', '<span>Management</span><span>ask@torvane.com</span>', ['ask@torvane.com']],
  ['a fragment', '<b>a</b><span>sk@torvane.com</span>', ['ask@torvane.com']],
  ['a line of its own', '<div>Management</div><div>ask@torvane.com</div>', ['ask@torvane.com']],
  ['two readings', '<span>ann</span><span>lee@torvane.com</span>', OPEN],
  ['no words', '<span></span>', []],
])('an address in a drawn bio, with %s', (_, bio, found) => {
  expect(addresses(`${MARKED}<h2 data-e2e="user-bio">${bio}</h2>`)).toEqual(found);
  if (found.length === 0) return;
  expect(addresses(`<h1>ilsa.t</h1><div class="user-bio">${bio}</div>`)).toEqual(found);
});
