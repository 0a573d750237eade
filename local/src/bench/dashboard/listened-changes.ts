/** Entries of a listening stream come in lists, each after its length on a line of its own. */
const LENGTH = /\d+\n/y;

interface Message {
  targetChange?: { targetChangeType?: string; targetIds?: number[] };
  documentChange?: {
    document: { name: string; updateTime: string };
    targetIds?: number[];
  };
}

/** A number and messages, and how many characters they take. */
interface Entry {
  size: number;
  messages: readonly Message[];
}

/** Null where something was lost on the way to us: then the rest counts in full. */
function read(list: string): [number, unknown][] | null {
  try {
    return JSON.parse(list) as [number, unknown][];
  } catch {
    return null;
  }
}

function* entriesOf(stream: string): Generator<Entry> {
  let at = 0;
  for (;;) {
    LENGTH.lastIndex = at;
    const [length] = LENGTH.exec(stream) ?? [];
    if (length === undefined) return;
    const begin = at + length.length;
    at = begin + Number(length);
    // The rest has not come yet.
    if (at > stream.length) return;
    const entries = read(stream.slice(begin, at));
    if (!entries) return;
    // Its length, the brackets and the commas between.
    const framing = (length.length + 1 + entries.length) / entries.length;
    for (const entry of entries) {
      const messages = Array.isArray(entry[1]) ? (entry[1] as Message[]) : [];
      yield { size: JSON.stringify(entry).length + framing, messages };
    }
  }
}

/** Whether a message tells nothing new; to be asked of all messages in their order. */
function repeats() {
  const known = new Set<string>();
  /** The queries that have had all their documents. */
  const current = new Set<string>();
  return ({ documentChange, targetChange }: Message): boolean => {
    const query = String(documentChange?.targetIds ?? targetChange?.targetIds);
    const isCurrent = current.has(query);
    if (documentChange) {
      const { name, updateTime } = documentChange.document;
      const version = `${name} ${updateTime}`;
      const isKnown = known.has(version);
      known.add(version);
      return isCurrent && isKnown;
    }
    const type = targetChange?.targetChangeType;
    if (type === 'CURRENT') current.add(query);
    return isCurrent && (type === 'CURRENT' || type === 'RESET');
  };
}

/**
 * How many characters of a page's listening streams, one after the other, only the emulator sends:
 * it answers each change with a RESET of every query on the collection, all documents of each, and
 * a CURRENT. Firestore itself sends what changed, once, with the ids of the queries that have it.
 */
export function repeatedIn(streams: readonly string[]): number {
  const isRepeat = repeats();
  return streams
    .flatMap((stream) => [...entriesOf(stream)])
    .filter(({ messages }) => messages.map(isRepeat).every(Boolean) && messages.length > 0)
    .reduce((sum, { size }) => sum + size, 0);
}

/** The documents that a page's queries had, one for each query that has it: what is read while nothing changes. */
export function documentsIn(streams: readonly string[]): number {
  const found = streams
    .flatMap((stream) => [...entriesOf(stream)])
    .flatMap(({ messages }) => messages)
    .flatMap(({ documentChange }) =>
      documentChange ? [`${String(documentChange.targetIds)} ${documentChange.document.name}`] : [],
    );
  return new Set(found).size;
}
