/**
 * Pages of invented creators to start mutations from: one for each kind of reader, small enough to
 * be read thousands of times.
 */

const embedded = (id: string, data: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('/', '\\u002F')}</script>`;

const user = {
  ...{ uniqueId: 'orla.venn', nickname: 'Orla Venn', secUid: 'MS4x', privateAccount: false },
  signature: 'tiny flats 🌿\n📩 hello@orla-venn.com',
  bioLink: { link: 'linktr.ee/orlavenn', risk: 0 },
};
const viewer = { uniqueId: 'some.viewer', signature: 'viewer@elsewhere-mail.com' };
const rehydration = (detail: object) =>
  `<title>TikTok</title>${embedded('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
    __DEFAULT_SCOPE__: {
      'webapp.app-context': { user: viewer },
      'webapp.i18n-translation': { placeholder: 'example@example.com' },
      ...detail,
    },
  })}`;

const instagramUser = {
  ...{ username: 'tavrok.studio', full_name: 'Tavrok', is_private: false, is_verified: true },
  biography: 'ceramics ▸ mgmt (at) tavrokstudio (dot) co.uk',
  bio_links: [{ title: '', url: 'https://tavrokstudio.co.uk' }],
  ...{ business_email: 'shop@tavrokstudio.co.uk', edge_followed_by: { count: 4200 } },
};
const instagramTitle = 'Brisa (&#064;brisa.moltane) &#x2022; Instagram photos and videos';

const linktree = {
  username: 'quiloband',
  pageTitle: 'Quilo',
  description: 'escribe a luz arroba corvane punto mx',
  links: [
    { id: '1', type: 'EMAIL', title: 'Booking', url: 'mailto:quilo.band@hotmail.es' },
    { id: '2', type: 'CLASSIC', title: 'Old', url: 'mailto:gone@corvane.mx', rules: { gate: {} } },
  ],
  socialLinks: [{ type: 'TIKTOK', url: 'https://www.tiktok.com/@quiloband' }],
};
const beacons = JSON.stringify(
  '7:["$",{"profileInfoDocument":{"beacons_username":"ilka","page_layout":[{"block_id":"b1"}],' +
    '"b1":{"block_type":"header","display":true,"social_links":{"email":"ilka@brunnhof.studio"}},' +
    '"b2":{"block_type":"header","social_links":{"email":"hidden@brunnhof.studio"}}}}]\n',
);

const pages = {
  tiktok_profile: rehydration({
    'webapp.user-detail': { userInfo: { user, stats: { followerCount: 8 } }, statusCode: 0 },
  }),
  tiktok_video: rehydration({
    'webapp.video-detail': { itemInfo: { itemStruct: { id: '7', author: user, desc: 'x@y.com' } } },
  }),
  tiktok_shell: rehydration({}),
  tiktok_older: `<script id="SIGI_STATE">${JSON.stringify({
    UserModule: { users: { 'orla.venn': user }, stats: {} },
    UserPage: { uniqueId: 'orla.venn' },
  })}</script>`,
  tiktok_answer: JSON.stringify({ userInfo: { user, stats: { followerCount: 8 } } }),
  tiktok_vendor: JSON.stringify([
    { authorMeta: { name: 'orla.venn', nickName: 'Orla', signature: user.signature, fans: 8 } },
  ]),
  captcha: '{"code":"10000","from":"shark_admin","type":"verify","subtype":"slide","detail":"x"}',
  instagram_answer: JSON.stringify({ data: { user: instagramUser }, status: 'ok' }),
  instagram_blob: `<script type="application/json" data-sjs>${JSON.stringify({
    require: [['Relay', 'next', [], [{ data: { user: instagramUser } }]]],
  })}</script>`,
  instagram_metas:
    `<title>${instagramTitle}</title><meta property="og:title" content="${instagramTitle}">` +
    '<meta property="al:ios:url" content="instagram://user?username=brisa.moltane">' +
    '<meta name="description" content="2,362 Followers, 136 Following, 24 Posts - Brisa (&#064;brisa.moltane) on Instagram: &quot;Collab 👉🏽Brisa.Moltane&#064;gmail.com&quot;">',
  instagram_text:
    'Instagram\nbrisa.moltane\n224 posts\n2,362 followers\n136 following\nBrisa\nArtist\nCollab Brisa.Moltane@gmail.com\nbrisamoltane.com\n',
  instagram_wall:
    '{"message":"Please wait a few minutes before you try again.","require_login":true,"status":"fail"}',
  linktree: `<title>Quilo | Linktree</title>${embedded('__NEXT_DATA__', {
    props: { pageProps: { account: linktree, ...linktree } },
  })}`,
  beacons: `<script>self.__next_f.push([1,${beacons.slice(0, 90)}"])</script><script>self.__next_f.push([1,"${beacons.slice(90)}])</script>`,
  later: JSON.stringify({
    linkinbio_page: {
      linkinbio_blocks: [
        {
          block_type: 'button_list',
          block_data: {
            enabled: true,
            buttons: [
              { url: 'mailto:pia@norsund.dk', title: 'Mail', enabled: true },
              { url: 'mailto:off@norsund.dk', title: 'Off', enabled: false },
            ],
          },
        },
      ],
    },
  }),
  app_shell: '<title>Page</title><body><div id="app"></div><script src="/app.js"></script></body>',
  own_site:
    '<!DOCTYPE html><html><head><title>Wren</title><script type="application/ld+json">' +
    '{"@type":"Person","email":"mailto:wren@thistledown.org"}</script><style>a@media{}</style></head><body>' +
    '<nav><a href="/contact">Contact</a></nav><!-- old@thistledown.org --><p>Write to press&#64;thistledown&#46;org or ' +
    '<a href="mailto:%77ren@thistledown.org?subject=Hi">me</a>.</p><div style="display:none">trap@thistledown.org</div>' +
    '<form><input placeholder="you@mail.com"></form><img src="logo@2x.png"><footer>Site by studio@pixelforge.agency</footer></body></html>',
  guarded_site:
    '<main><p>Booking: <span class="__cf_email__" data-cfemail="422f2b2e2702292b2e2c6c2c2d">[email&#160;protected]</span></p>' +
    '<a href="/cdn-cgi/l/email-protection#422f2b2e2702292b2e2c6c2c2d">mail</a><p>sorel {at} penwick {dot} co {dot} nz</p></main>',
  scripted_site:
    "<p>Mail: <script>document.write('<a href=\"mailto:' + 'tamsin' + '@' + 'hollin.ie' + '\">')</script></p>" +
    '<span data-user="rory" data-domain="hollin.ie">mail me</span><p>gai<b>a</b>@<wbr>terracotta.it</p>' +
    '<p style="unicode-bidi:bidi-override;direction:rtl">ei.nilloh@htims</p><p>lumi<span hidden>X</span>@kavel.nl</p>' +
    "<script>var m = atob('bWFpbEBrYXZlbC5ubA=='), n = String.fromCharCode(105,64,107,46,110,108);</script>",
  contact_text:
    'Kasi Lumbre\nlamps and light\n\nkasi arroba lumbre punto mx\nWhatsApp 55 1234\n@kasi on everything\n',
  wall: '<html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={}</script></body></html>',
  declared_charset:
    '<?xml version="1.0" encoding="windows-1251"?><html><meta charset="shift_jis"><body>vesna@yandex.ru</body></html>',
};

export const INVENTED_PAGES: readonly string[] = Object.values(pages);
