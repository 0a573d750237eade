import { describe, expect, it } from 'vitest';
import { footerOf, renderFooter, withFooter, type MailFooter } from './mail-footer.ts';

const email = { subject: 'Hello', text: 'Hi Ann\n\nMax', html: '<p>Hi Ann</p>\n<p>Max</p>' };
const link = 'https://vibes.test/api/unsubscribe/abc?x=1&y=2$&';
const footed = (footer: MailFooter) => withFooter(email, renderFooter(footer), link);

describe('the footer of an email', () => {
  it('says how to stop them, in the text and as a link, and where they come from', () => {
    const sent = footed({
      has_link: true,
      postal_address: 'Nord & Co <Ltd>\r\n\r\n 1 Quay Street \nBristol\n',
    });
    expect(sent.subject).toBe('Hello');
    expect(sent.text).toBe(
      [
        'Hi Ann\n\nMax\n\n———',
        `Not interested? Unsubscribe: ${link}`,
        'Nord & Co <Ltd>',
        '1 Quay Street',
        'Bristol',
      ].join('\n'),
    );
    expect(sent.html).toMatch(/^<p>Hi Ann<\/p>\n<p>Max<\/p>\n<p style="[^"<>]+">/);
    expect(sent.html).toMatch(
      />Not interested\? <a href="https:\/\/vibes\.test\/api\/unsubscribe\/abc\?x=1&amp;y=2\$&amp;" style="color:inherit">Unsubscribe<\/a><br>Nord &amp; Co &lt;Ltd&gt;<br>1 Quay Street<br>Bristol<\/p>$/,
    );
  });

  it('holds no signature separator, behind which mail programs hide it', () => {
    const { text } = footed({ has_link: true, postal_address: 'Bristol' });
    expect(text).not.toMatch(/^--\s*$/m);
  });

  it('is the address alone when the unsubscribe link is switched off', () => {
    const sent = footed({ has_link: false, postal_address: 'Bristol' });
    expect(sent.text).toBe('Hi Ann\n\nMax\n\n———\nBristol');
    expect(sent.html).not.toContain('Unsubscribe');
  });

  it('is the unsubscribe link alone without an address', () => {
    const sent = footed({ has_link: true, postal_address: ' \n ' });
    expect(sent.text.endsWith(link)).toBe(true);
    expect(sent.html).toMatch(/Unsubscribe<\/a><\/p>$/);
  });

  it.each(['', ' \n'])('may be none', (postal_address) => {
    expect(footed({ has_link: false, postal_address })).toEqual(email);
  });

  it('is stored without the link itself', () => {
    const stored = renderFooter({ has_link: true, postal_address: '' });
    expect(JSON.stringify(stored)).not.toContain('http');
  });

  it.each([
    { opt_out_footer: true, active_email_mode: 'gmail', has_link: true },
    { opt_out_footer: false, active_email_mode: 'gmail', has_link: false },
    { opt_out_footer: false, active_email_mode: 'webhook', has_link: true },
  ] as const)('follows the settings: %j', ({ has_link, ...settings }) => {
    expect(footerOf({ ...settings, postal_address: 'Bristol' })).toEqual({
      has_link,
      postal_address: 'Bristol',
    });
  });
});
