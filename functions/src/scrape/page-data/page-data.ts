import { plainProperties } from './astro-properties.ts';
import { decodeData, unfoldData } from './decode-data.ts';
import { flightData, flightText, isFlightScript } from './flight-stream.ts';
import { pushedData } from './pushed-data.ts';
import { scriptData, type IsWanted, type NamedData } from './script-data.ts';

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

/** How much is searched of the scripts that do more than state data. */
const MOST_CODE = 1_500_000;

interface ScriptContents {
  data: NamedData[];
  /** Scripts that do more than state data. */
  code: DataScript[];
}

function sortScripts(scripts: DataScript[]): ScriptContents {
  const contents: ScriptContents = { data: [], code: [] };
  let length = 0;
  for (const script of scripts) {
    if (NO_DATA.test(script.type)) continue;
    const value = decodeData(script.text);
    if (value === undefined) length += script.text.length;
    if (value !== undefined) contents.data.push({ name: script.name, value });
    else if (length <= MOST_CODE) contents.code.push(script);
  }
  return contents;
}

/**
 * The data a page brings, in whichever way it does: scripts of any type and name, whatever they
 * assign or pass on, a stream in pieces, attributes, templates. `isWanted` judges what is in
 * code. The time is linear in the page.
 */
export function containedData(
  { scripts, texts, values }: DataSources,
  isWanted?: IsWanted,
): NamedData[] {
  const isStreamed = scripts.map(({ text }) => isFlightScript(text));
  const stream = flightText(scripts.filter((_, at) => isStreamed[at]).map(({ text }) => text));
  // One by one, not as a list: what is in a list counts as one of several.
  const rows = flightData(stream).map((row, at): [string, unknown] => [`row${at}`, row]);
  const { data, code } = sortScripts(scripts.filter((_, at) => !isStreamed[at]));
  return [
    ...values,
    ...data,
    ...code.flatMap(({ name, text }) =>
      scriptData(text, isWanted).map((found) => ({ ...found, name: found.name || name })),
    ),
    ...(rows.length > 0 ? [{ name: '', value: Object.fromEntries(rows) }] : []),
    ...pushedData(
      code.map(({ text }) => text),
      isWanted,
    ),
    ...texts.flatMap(({ name, text }) => {
      const value = plainProperties(decodeData(text));
      return value === undefined ? [] : [{ name, value }];
    }),
  ];
}

/** The same with the answers that are kept in it as text. */
export const pageData = (sources: DataSources): NamedData[] =>
  containedData(sources).flatMap(({ name, value }) =>
    unfoldData(value).map((part) => ({ name, value: part })),
  );
