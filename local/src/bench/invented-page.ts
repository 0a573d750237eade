/** Pages of the size and density of real ones, of invented people. The same number gives the same page. */

const WORDS =
  'kiln glaze studio morning slow tide lantern wool cedar harbour violet market thread copper ' +
  'garden bicycle window ceramic river notes weekly batch small order autumn';
const VOCABULARY = WORDS.split(' ');

/** Words in a pseudorandom order (a multiplicative generator, Lehmer's constants). */
function wordsFrom(start: number): (count: number) => string {
  let state = start + 1;
  const word = () => {
    state = (state * 48_271) % 2_147_483_647;
    return VOCABULARY[state % VOCABULARY.length] ?? '';
  };
  return (count) => Array.from({ length: count }, word).join(' ');
}

/** As many pieces as fill `size` characters. */
function fill(size: number, piece: (index: number) => string): string {
  const pieces: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const next = piece(index);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join('');
}

const script = (size: number, words: (count: number) => string) =>
  fill(
    size,
    (index) =>
      `<script nonce="x${index}">(function(a,b){if(a<b&&b>${index}){return"${words(30)}"}})(1,2)</script>`,
  );

const embedded = (value: unknown) => JSON.stringify(value).replaceAll('/', '\\u002F');

export function tiktokPage(number: number, size: number): string {
  const words = wordsFrom(number);
  const handle = `kiln.maker${number}`;
  const texts = fill(size * 0.4, (index) => `${words(8)}|${index}|`).split('|');
  const user = {
    ...{ id: `${number}`, uniqueId: handle, nickname: `Kiln ${number}`, verified: false },
    signature: `${words(6)}\n📩 hello@kiln-maker${number}.com`,
    bioLink: { link: `linktr.ee/kilnmaker${number}`, risk: 0 },
  };
  const scope = {
    'webapp.app-context': { language: 'en', region: 'NO', wid: `${number}` },
    'webapp.i18n-translation': { texts, placeholder: 'example@example.com' },
    'webapp.user-detail': { userInfo: { user, stats: { followerCount: 82_000 } }, statusCode: 0 },
  };
  return (
    `<!DOCTYPE html><html><head><title>Kiln (@${handle}) | TikTok</title>${script(size * 0.5, words)}</head><body>` +
    `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${embedded({ __DEFAULT_SCOPE__: scope })}</script></body></html>`
  );
}

/** As a visitor without a session gets it: scripts, and the bio in one meta line. */
export function instagramPage(number: number, size: number): string {
  const words = wordsFrom(number);
  const handle = `kilnmaker${number}`;
  const title = `Kiln ${number} (&#064;${handle}) &#x2022; Instagram photos and videos`;
  const bio = `2,362 Followers, 136 Following, 224 Posts - Kiln ${number} (&#064;${handle}) on Instagram: &quot;${words(6)} hello&#064;kiln-maker${number}.com&quot;`;
  const blobs = fill(
    size * 0.6,
    (index) =>
      `<script type="application/json" data-sjs>${JSON.stringify({ require: [['Blob', index, { text: words(60) }]] })}</script>`,
  );
  return (
    `<!DOCTYPE html><html><head>${script(size * 0.4, words)}<title>${title}</title><meta property="og:title" content="${title}" />` +
    `<meta property="al:ios:url" content="instagram://user?username=${handle}" /><meta name="description" content="${bio}" /></head><body>${blobs}</body></html>`
  );
}

/** A site of many small elements, its address in the last paragraph. */
export function denseSite(number: number, size: number): string {
  const words = wordsFrom(number);
  const card = (index: number) =>
    `<div class="card c${index}"><h3><a href="/work/${index}">${words(3)}</a></h3><p>${words(9)} <em>${words(2)}</em></p>` +
    `<ul><li><span data-n="${index}">${words(1)}</span></li><li>${words(2)}</li></ul></div>\n`;
  return (
    `<!DOCTYPE html><html><head><title>${words(3)}</title></head><body><main>${fill(size, card)}` +
    `<p>Write to hello@kiln-maker${number}.com</p></main></body></html>`
  );
}

/** A link page whose data is written into it, with as many links as fill it. */
export function linkPage(number: number, size: number): string {
  const words = wordsFrom(number);
  const links = fill(size / 100, (index) => `${index} `)
    .trim()
    .split(' ')
    .map((id) => ({
      ...{ id, type: 'CLASSIC', title: words(4), url: `https://kiln-maker.com/${id}` },
      ...{ context: { text: words(40), shown: true }, locked: false },
    }));
  const email = { id: 'mail', type: 'EMAIL', url: `mailto:hello@kiln-maker${number}.com` };
  const username = `kilnmaker${number}`;
  const account = { username, pageTitle: 'Kiln', links: [...links, email], socialLinks: [] };
  const data = { props: { pageProps: { account, username } } };
  return (
    `<!DOCTYPE html><html><head><title>Kiln | Linktree</title></head><body><a href="/s/about">about</a>` +
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script></body></html>`
  );
}

/** Text with hardly a tag, full of at signs that are none. */
export function longText(number: number, size: number): string {
  const words = wordsFrom(number);
  const line = (index: number) => `${words(12)} @${words(1)}${index} at ${words(1)}. com\n`;
  return `<!DOCTYPE html><html><body><pre>${fill(size, line)} hello@kiln-maker${number}.com</pre></body></html>`;
}

const NEARLY = [
  (word: string) => `${word}@ `,
  (word: string, other: string) => `${word}@${other} `,
  (word: string, other: string) => `${word} at ${other} `,
  (word: string, other: string) => `${word}.${other}@${word}\n`,
  (word: string, other: string) => `@${word}.${other} `,
  (word: string, other: string) => `${word} @ ${other} `,
  (word: string, other: string) => `${word} (at) ${other}, `,
];

/** A text of words that are almost addresses. */
export function nearAddresses(size: number): string {
  const words = wordsFrom(1);
  return fill(size, (index) => {
    const [word = '', other = ''] = words(2).split(' ');
    return NEARLY[index % NEARLY.length]?.(word, other) ?? '';
  });
}
