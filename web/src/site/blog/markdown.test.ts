import { describe, expect, test } from 'vitest';
import { articleHtml, feedHtml, partsOf } from './markdown.tsx';

const TEMPLATE = '```copy\nHi {{firstName|there}},\n\n<3 [fill in: the video]\n```';

describe('on its page', () => {
  test('headings have ids made of their words, each unique', () => {
    const html = articleHtml("## A creator's `email` & more\n\n### Why\n\n## Why\n");
    expect(html).toContain('<h2 id="a-creators-email-more">');
    expect(html).toContain('<h3 id="why">Why</h3>');
    expect(html).toContain('<h2 id="why-2">Why</h2>');
  });

  test('parts are the headings of the second level, with the ids they have on the page', () => {
    expect(partsOf('## Why\n\n### Why\n\n## Why *not*\n\n## Why')).toEqual([
      { id: 'why', title: 'Why' },
      { id: 'why-not', title: 'Why <em>not</em>' },
      { id: 'why-3', title: 'Why' },
    ]);
  });

  test('links to other hosts are marked, our own are not', () => {
    expect(articleHtml('[a](https://example.com/?a=1&b=2)')).toContain(
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener">a</a>',
    );
    expect(articleHtml('[b](/support)')).toContain('<a href="/support">b</a>');
    expect(articleHtml('[c](#why)')).toContain('<a href="#why">c</a>');
  });

  test('a block to copy becomes a box with a button that copies the whole text', () => {
    const html = articleHtml(TEMPLATE);
    expect(html).toContain('data-island="templateBox"');
    expect(html).toContain('Copy template');
    expect(html).toContain('<mark>{{firstName|there}}</mark>');
    expect(html).toContain('<mark>[fill in: the video]</mark>');
    const props = /data-props="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&lt;', '<'))).toEqual({
      text: 'Hi {{firstName|there}},\n\n<3 [fill in: the video]',
    });
  });

  test('any other block stays a block', () => {
    expect(articleHtml('```\n<a>\n```')).toContain('<pre><code>&lt;a&gt;\n</code></pre>');
  });
});

describe('in the feed', () => {
  test('our own links are whole addresses', () => {
    const html = feedHtml('[a](/blog/b) [c](https://example.com)', 'https://vibes.test');
    expect(html).toContain('href="https://vibes.test/blog/b"');
    expect(html).toContain('href="https://example.com"');
  });

  test('a block to copy is plain text', () => {
    const html = feedHtml(TEMPLATE, 'https://vibes.test');
    expect(html).toMatch(/<pre><code[^>]*>Hi \{\{firstName\|there\}\},/);
    expect(html).not.toContain('data-island');
  });
});
