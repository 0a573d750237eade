import { describe, expect, it } from 'vitest';
import { sampled } from '../../../core/test/sampled.ts';
import { PAGE_FORMS } from '../../test/page-containers.ts';
import { readLinkPage } from './read-link-page.ts';

const read = (body: string, url: string) =>
  readLinkPage({ url, status: 200, content_type: 'text/html', body });
const addresses = (body: string, url = 'https://beacons.ai/ilsa') => {
  const page = read(body, url);
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};
const page = (body: string) =>
  `<!doctype html><html><head><title>Ilsa Torvane</title></head><body>${body}</body></html>`;
const script = (text: string) =>
  page(`<div id="root"></div><script>${text}</script><script src="/a.js"></script>`);

const M = 'm@torvane.com';
const X = 'bo@kestrel.art';
const mail = { title: 'Work', url: `mailto:${M}` };
const old = { title: 'Old', url: `mailto:${X}` };
const FORMS = PAGE_FORMS.filter(([name]) =>
  ['a flight stream', 'an assigned object', 'properties of an island', 'a Nuxt payload'].includes(
    name,
  ),
);

const inForms = (cases: [string, object][]) =>
  sampled(
    FORMS.flatMap(([form, write]) =>
      cases.map(([name, data]) => [form, name, write(data)] as const),
    ),
  );
const inProfile = (cases: [string, object][]) =>
  inForms(cases.map(([name, profile]) => [name, { profile }]));

describe('data of a page says apart what it shows', () => {
  it.each(
    inProfile([
      ['order of keys', { blocks: { a: old, b: mail, c: { title: 'x' } }, layout: ['b', 'c'] }],
      [
        'order of ids',
        {
          blockOrder: [{ blockId: 'b' }],
          items: [
            { id: 'a', ...old },
            { id: 'b', ...mail },
          ],
        },
      ],
      ['places beside their blocks', { layout: [{ block: 'b' }], a: old, b: mail }],
      ['entities by id', { blocks: { byId: { a: old, b: mail }, allIds: ['b'] } }],
      [
        'numbers',
        {
          order: [12, 14],
          links: [
            { id: 12, ...mail },
            { id: 13, ...old },
          ],
        },
      ],
      [
        'hidden ones',
        {
          links: [
            { id: 'a', ...old },
            { id: 'b', ...mail },
          ],
          hiddenIds: ['a'],
        },
      ],
      ['hidden sections', { hiddenSections: ['contact'], contact: { email: X }, links: [mail] }],
      [
        'switches of sections',
        { visibility: { contact: false, links: true }, contact: { email: X }, links: [mail] },
      ],
      [
        'list of switches',
        {
          sections: [{ key: 'contact_info', visible: false }],
          contactInfo: { email: X },
          links: [mail],
        },
      ],
      [
        'the service itself',
        { app: { name: 'Beacons', contactEmail: X, links: [old] }, links: [mail] },
      ],
      [
        'who made it',
        { links: [mail], createdBy: { email: X }, ownedBy: { email: X }, lastEditedBy: old },
      ],
      ['sponsors', { links: [mail], sponsoredLinks: [old], ads: [{ contactEmail: X }] }],
      [
        'sign-up of a mail service',
        { blocks: [mail, { provider: 'mailchimp', type: 'Mailchimp', email: X }] },
      ],
    ]),
  )('%s: %s', (_, _name, body) => {
    expect(addresses(body)).toEqual([M]);
  });
});

describe('an address in new words', () => {
  it.each(
    inForms([
      ['in Base64', { rows: [{ kind: 'email', v: Buffer.from(M).toString('base64') }] }],
      [
        'link in Base64',
        { rows: [{ t: 'Work', to: Buffer.from(`mailto:${M}`).toString('base64') }] },
      ],
      ['in two parts', { rows: [{ kind: 'email', user: 'm', domain: 'torvane.com' }] }],
      ['in other two parts', { contact: { email: { local: 'm', host: 'torvane.com' } } }],
      [
        'by place',
        {
          rows: [
            ['TIKTOK', 'ilsa', 1],
            ['EMAIL', M, 1],
          ],
        },
      ],
      ['words in HTML', { rows: [{ html: `<p>Work <b>m</b>@torvane.com</p>` }] }],
      [
        'rich text',
        {
          doc: {
            type: 'doc',
            content: [
              { type: 'text', text: 'work m@' },
              { type: 'text', text: 'torvane.com' },
            ],
          },
        },
      ],
      ['spelled out', { profile: { introText: 'work: m (at) torvane (dot) com' } }],
      ['label', { rows: [{ label: M, action: 'compose' }] }],
      ['compose link', { rows: [{ href: `https://mail.google.com/mail/?view=cm&to=${M}` }] }],
    ]),
  )('%s: %s', (_, _name, body) => {
    expect(addresses(body)).toEqual([M]);
    const drawn = body.replace(
      '<body>',
      '<body><h1>Ilsa Torvane</h1><p>very small flats, very large windows</p>',
    );
    expect(addresses(drawn)).toEqual([M]);
  });
});

describe('data in other places of a page', () => {
  const json = JSON.stringify({ links: [mail, { ...old, hidden: true }] });
  const coded = Buffer.from(json).toString('base64');
  it.each([
    ['text of a script', script(`window.__STATE__ = ${JSON.stringify(json)}`)],
    ['coded text of a script', script(`window.__STATE__ = "${coded}"`)],
    ['frozen', script(`const page = Object.freeze(${json})`)],
    ['element', script(`ReactDOM.hydrate(React.createElement(App, ${json}), root)`)],
    [
      'component',
      script(`document.addEventListener("x", () => Alpine.data("page", () => (${json})))`),
    ],
    ['made', script(`new LinkPage(${json}).mount("#root")`)],
    [
      'function of values',
      script(
        `window.__D__=(function(a,b){return {links:[{url:a},{url:b,hidden:!0}]}}("mailto:${M}","mailto:${X}"))`,
      ),
    ],
    [
      'arrow of values',
      script(
        `kit.start(app,{data:((a,b)=>({links:[{url:a},{url:b,hidden:true}]}))("mailto:${M}","mailto:${X}")})`,
      ),
    ],
    [
      'hidden element',
      page(
        `<div id="root"></div><div id="data" hidden>${json.replaceAll('"', '&quot;')}</div><script src="/a.js"></script>`,
      ),
    ],
    [
      'template',
      page(
        `<div id="root"></div><template id="page-data">${json}</template><script src="/a.js"></script>`,
      ),
    ],
    [
      'field',
      page(
        `<div id="root"></div><textarea id="state" hidden>${json}</textarea><script src="/a.js"></script>`,
      ),
    ],
  ])('%s', (_, body) => {
    expect(addresses(body)).toEqual([M]);
  });

  it.each([
    ['environment', script(`window.__ENV__ = {"CONTACT_EMAIL":"${X}","CONTACT":{"email":"${X}"}}`)],
    [
      'one who is signed in',
      script(`analytics.setUserData({"contactEmail":"${X}"});window.me={"contact_email":"${X}"}`),
    ],
    ['visits', script(`_tq.push(["identify",{"contactEmail":"${X}"}])`)],
  ])('are not those of %s', (_, body) => {
    expect(addresses(body)).not.toEqual([X]);
  });
});

describe('an app of a service with its settings alone', () => {
  it.each([
    [
      'addresses of its parts',
      'window.__BOOT__={"apiUrl":"https://api.beacons.ai/v2","cdn":"https://cdn.beacons.ai","home":"https://beacons.ai/i/app"}',
    ],
    [
      'pictures',
      'window.__D__={"logo":"https://img.hoststatic.net/logo.png","icon":{"url":"https://img.hoststatic.net/i.svg"},"css":"https://img.hoststatic.net/a.css"}',
    ],
    ['no profile', 'window.__STATE__={"profile":null,"links":[],"ui":{"theme":"dark"}}'],
  ])('could not be read: %s', (_, text) => {
    expect(read(script(text), 'https://beacons.ai/ilsa')).toEqual({
      kind: 'blocked',
      reason: 'needs_api',
    });
  });
});

describe('the service’s and the visitor’s addresses on a page', () => {
  const drawn =
    '<h1>Ilsa Torvane</h1><p>I draw very small flats.</p><a href="https://torvane.com">Site</a>';
  it.each([
    ['signed in', `<header>Signed in as ${X} <a href="/logout">Log out</a></header>`],
    ['menu', `<div class="user-menu"><span>${X}</span></div>`],
    ['report', `<p>Report abuse to ${X}</p>`],
    ['privacy', `<p>Privacy questions: ${X}</p>`],
    [
      'organization',
      `<script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"Beacons","url":"https://beacons.ai","email":"${X}"},{"@type":"Person","name":"Ilsa"}]}</script>`,
    ],
    [
      'publisher',
      `<script type="application/ld+json">{"@type":"ProfilePage","publisher":{"@type":"Organization","email":"${X}"}}</script>`,
    ],
  ])('%s', (_, trap) => {
    expect(addresses(page(drawn + trap))).toEqual([]);
    expect(addresses(page(`${trap}${drawn}<a href="mailto:${M}">Mail</a>`))).toEqual([M]);
  });
});
