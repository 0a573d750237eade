export interface PageScript {
  /** Lower case; empty for a plain script. */
  type: string;
  id: string;
  text: string;
}

type Attributes = ReadonlyMap<string, string>;

const APP_ROOT =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|main-app|ember\d*|react-root|q-app)$/i;
const HANDLER = /@|fromCharCode|atob|mail|decrypt/i;
const HANDLER_NAMES = new Set([
  'onclick',
  'onmouseover',
  'onmouseenter',
  'onmousedown',
  'onfocus',
  'ontouchstart',
]);
const MOST_STATES = 20;

/** A script in a link may be written in percent codes. */
function handlerText(value: string): string {
  const script = value.replace(/^javascript:/, '');
  try {
    return decodeURIComponent(script);
  } catch {
    return script;
  }
}

/** What stands in the head and in attributes: nothing of it is drawn as such. */
export function pageFacts() {
  const facts = {
    title: '',
    canonical: '',
    isApp: false,
    metas: new Map<string, string>(),
    scripts: [] as PageScript[],
    states: [] as string[],
  };
  const setMeta = (attributes: Attributes) => {
    const name = attributes.get('property') ?? attributes.get('name') ?? '';
    const key = (name || (attributes.get('itemprop') ?? '')).toLowerCase();
    if (!facts.metas.has(key)) facts.metas.set(key, attributes.get('content') ?? '');
  };
  return {
    facts,
    see: (name: string, attributes: Attributes) => {
      if (name === 'meta') setMeta(attributes);
      else if (name === 'link' && attributes.get('rel') === 'canonical')
        facts.canonical ||= attributes.get('href') ?? '';
      else if (name === 'script' && attributes.has('src')) facts.isApp = true;
      else if (APP_ROOT.test(attributes.get('id') ?? '')) facts.isApp = true;
      for (const [key, value] of attributes) {
        const isState = value.startsWith('{"') || value.startsWith('[{"');
        const isHandler = HANDLER_NAMES.has(key) || value.startsWith('javascript:');
        if (isState && facts.states.length < MOST_STATES) facts.states.push(value);
        else if (isHandler && HANDLER.test(value))
          facts.scripts.push({ type: 'handler', id: '', text: handlerText(value) });
      }
    },
  };
}
