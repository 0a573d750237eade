import { MAY_BE_DATA } from '../page-data/decode-data.ts';

export interface PageScript {
  /** Lower case; empty for a plain script. */
  type: string;
  /** Its id, else where its data was asked for. */
  id: string;
  text: string;
}

/** Data in an attribute, under the names of its element and of the attribute. */
export interface AttributeData {
  name: string;
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
const MOST_STATES = 60;
/** Shorter values are no data, and most values are. */
const SHORTEST_DATA = 20;

/** A script in a link may be written in percent codes. */
function handlerText(value: string): string {
  const script = value.replace(/^javascript:/, '');
  try {
    return decodeURIComponent(script);
  } catch {
    return script;
  }
}

/** A meta is called by its own name. */
const stateName = (element: string, key: string, attributes: Attributes): string =>
  [element, key, attributes.get('id'), element === 'meta' && attributes.get('name')]
    .filter(Boolean)
    .join(' ');

/** What is in the head and in attributes: none of it is drawn as such. */
export function pageFacts() {
  const facts = {
    title: '',
    canonical: '',
    isApp: false,
    metas: new Map<string, string>(),
    scripts: [] as PageScript[],
    states: [] as AttributeData[],
  };
  const setMeta = (attributes: Attributes) => {
    const name = attributes.get('property') ?? attributes.get('name') ?? '';
    const key = (name || (attributes.get('itemprop') ?? '')).toLowerCase();
    if (!facts.metas.has(key)) facts.metas.set(key, attributes.get('content') ?? '');
  };
  const isRoom = () => facts.states.length < MOST_STATES;
  return {
    facts,
    see: (name: string, attributes: Attributes) => {
      if (name === 'meta') setMeta(attributes);
      else if (name === 'link' && attributes.get('rel') === 'canonical')
        facts.canonical ||= attributes.get('href') ?? '';
      else if (name === 'script' && attributes.has('src')) facts.isApp = true;
      else if (APP_ROOT.test(attributes.get('id') ?? '')) facts.isApp = true;
      for (const [key, value] of attributes) {
        const isHandler = HANDLER_NAMES.has(key) || value.startsWith('javascript:');
        if (isHandler && HANDLER.test(value))
          facts.scripts.push({ type: 'handler', id: '', text: handlerText(value) });
        else if (value.length >= SHORTEST_DATA && isRoom() && MAY_BE_DATA.test(value))
          facts.states.push({ name: stateName(name, key, attributes), text: value });
      }
    },
  };
}
