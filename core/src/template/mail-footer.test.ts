import { describe, expect, it } from 'vitest';
import { withFooter } from './mail-footer.ts';

const email = { subject: 'Hello', text: 'Hi Ann\n\nMax', html: '<p>Hi Ann</p>\n<p>Max</p>' };
const unsubscribe_url = 'https://vibes.test/api/unsubscribe/abc?x=1&y=2';

describe('the footer of an email', () => {
  it('says how to stop them, in the text and as a link, and where they come from', () => {
    const footed = withFooter(email, {
      unsubscribe_url,
      postal_address: 'Nord & Co <Ltd>\r\n\r\n 1 Quay Street \nBristol\n',
    });
    expect(footed.subject).toBe('Hello');
    expect(footed.text).toBe(
      [
        'Hi Ann\n\nMax\n\n———',
        `Not interested? Unsubscribe: ${unsubscribe_url}`,
        'Nord & Co <Ltd>',
        '1 Quay Street',
        'Bristol',
      ].join('\n'),
    );
    expect(footed.html).toMatch(/^<p>Hi Ann<\/p>\n<p>Max<\/p>\n<p style="[^"<>]+">/);
    expect(footed.html).toMatch(
      />Not interested\? <a href="https:\/\/vibes\.test\/api\/unsubscribe\/abc\?x=1&amp;y=2" style="color:inherit">Unsubscribe<\/a><br>Nord &amp; Co &lt;Ltd&gt;<br>1 Quay Street<br>Bristol<\/p>$/,
    );
  });

  it('holds no signature separator, behind which mail programs hide it', () => {
    const { text } = withFooter(email, { unsubscribe_url, postal_address: 'Bristol' });
    expect(text).not.toMatch(/^--\s*$/m);
  });

  it('is the address alone when the unsubscribe link is switched off', () => {
    const footed = withFooter(email, { unsubscribe_url: null, postal_address: 'Bristol' });
    expect(footed.text).toBe('Hi Ann\n\nMax\n\n———\nBristol');
    expect(footed.html).not.toContain('Unsubscribe');
  });

  it('is the unsubscribe link alone without an address', () => {
    const footed = withFooter(email, { unsubscribe_url, postal_address: ' \n ' });
    expect(footed.text).toMatch(/\ny=2$|y=2$/);
    expect(footed.html).toMatch(/Unsubscribe<\/a><\/p>$/);
  });

  it.each([
    { unsubscribe_url: null, postal_address: '' },
    { unsubscribe_url: null, postal_address: ' \n' },
  ])('may be none', (none) => {
    expect(withFooter(email, none)).toEqual(email);
  });
});
