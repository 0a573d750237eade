import { plainProperties } from './astro-properties.ts';
import { decodeData, unfoldData } from './decode-data.ts';
import { flightData, flightText, isFlightScript } from './flight-stream.ts';
import { nuxtFunction } from './nuxt-function.ts';
import { pushedTexts } from './pushed-texts.ts';
import { scriptData, type NamedData } from './script-data.ts';

interface DataScript {
  /** Lower case; empty for a plain script. */
  type: string;
  /** Its id, or what else it is called. */
  name: string;
  text: string;
}

/** Everything of a page that may hold data, as written. */
export interface DataSources {
  scripts: DataScript[];
  /** Attributes, templates and hidden texts. */
  texts: { name: string; text: string }[];
  /** Attributes that are data themselves. */
  values: NamedData[];
}

const NO_DATA =
  /^(?:application\/ld\+json|importmap|speculationrules|text\/(?:template|html|css))$/;

/** How much of the scripts that do more than state data is looked through. */
const MOST_CODE = 1_500_000;

function dataInScripts(scripts: DataScript[]): NamedData[] {
  let code = 0;
  return scripts.flatMap(({ type, name, text }) => {
    if (NO_DATA.test(type)) return [];
    const whole = decodeData(text);
    if (whole.length === 0) code += text.length;
    if (whole.length > 0 || code > MOST_CODE) return whole.map((value) => ({ name, value }));
    const handed = unfoldData(nuxtFunction(text));
    return [
      ...handed.map((value) => ({ name, value })),
      ...scriptData(text).map((found) => ({ ...found, name: found.name || name })),
    ];
  });
}

/**
 * The data a page brings, in whichever way it does: scripts of any type and
 * name, whatever they assign or hand over, a stream in pieces, attributes,
 * templates. The time is linear in the page.
 */
export function pageData({ scripts, texts, values }: DataSources): NamedData[] {
  const isStreamed = scripts.map(({ text }) => isFlightScript(text));
  const stream = flightText(scripts.filter((_, at) => isStreamed[at]).map(({ text }) => text));
  // No list: what stands in a list of several is one of several.
  const rows = flightData(stream).map((row, at): [string, unknown] => [`row${at}`, row]);
  return [
    ...values,
    ...dataInScripts(scripts.filter((_, at) => !isStreamed[at])),
    ...unfoldData(Object.fromEntries(rows)).map((value) => ({ name: '', value })),
    ...pushedTexts(scripts.map(({ text }) => text))
      .flatMap((text) => decodeData(text))
      .map((value) => ({ name: '', value })),
    ...texts.flatMap(({ name, text }) =>
      decodeData(text).map((value) => ({ name, value: plainProperties(value) })),
    ),
  ];
}
