/** One command of a client. */
export interface ImapCommand {
  tag: string;
  name: string;
  /** What follows the name. */
  rest: string;
}

/** Splits what a client sends into commands, a line each: the product sends no literals. */
export function commandReader(input: {
  onCommand: (command: ImapCommand) => void;
  /** A line that is no command: the client's answer to a continuation. */
  onLine: (line: string) => boolean;
}): (chunk: Buffer) => void {
  let waiting = '';
  return (chunk) => {
    const lines = (waiting + chunk.toString('utf8')).split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) {
      if (input.onLine(line)) continue;
      const [, tag = '*', name = '', rest = ''] =
        /^(\S+) ((?:UID )?\S+) ?([\s\S]*)$/i.exec(line) ?? [];
      input.onCommand({ tag, name: name.toUpperCase(), rest });
    }
  };
}

/** The strings and atoms of a command. */
export const words = (text: string): string[] =>
  [...text.matchAll(/"((?:\\.|[^"\\])*)"|([^\s"()]+)/g)].map(
    ([, inQuotes, atom]) => atom ?? (inQuotes ?? '').replace(/\\(.)/g, '$1'),
  );
