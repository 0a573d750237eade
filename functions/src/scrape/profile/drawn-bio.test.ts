import { expect, it } from 'vitest';
import { profileAddresses } from '../profile-addresses.ts';
import { readPage } from '../read-page.ts';

const HEAD =
  '<title>Ilsa (@ilsa.t) | TikTok</title><link rel="canonical" href="https://www.tiktok.com/@ilsa.t">';

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
])('an address in a drawn bio, with %s', (_, bio, found) => {
  expect(addresses(`<h1>ilsa.t</h1><div class="user-bio">${bio}</div>`)).toEqual(found);
});
