/** One command of a client, its literals put in as quoted strings. */
export interface ImapCommand {
  tag: string;
  name: string;
  /** What comes after the name. */
  rest: string;
}

const LITERAL = /\{(\d+)(\+?)\}$/;
const quoted = (text: string) => `"${text.replace(/([\\"])/g, '\\$1')}"`;

/**
 * Splits what a client sends into commands (RFC 9051, 4.3): lines, in which a literal `{5}` is
 * followed by that many bytes once the server has asked for them (`proceed`).
 */
export function commandReader(input: {
  onCommand: (command: ImapCommand) => void;
  /** A line that is no command: the client's answer to a continuation. */
  onLine: (line: string) => boolean;
  proceed: () => void;
}): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0);
  let line = '';
  let literal: number | null = null;
  const take = (length: number): string => {
    const text = waiting.subarray(0, length).toString('utf8');
    waiting = waiting.subarray(length);
    return text;
  };
  const end = () => {
    const whole = line;
    line = '';
    if (input.onLine(whole)) return;
    const [, tag = '*', name = '', rest = ''] =
      /^(\S+) ((?:UID )?\S+) ?([\s\S]*)$/i.exec(whole) ?? [];
    input.onCommand({ tag, name: name.toUpperCase(), rest });
  };
  const step = (): boolean => {
    if (literal !== null) {
      if (waiting.length < literal) return false;
      line += quoted(take(literal));
      literal = null;
      return true;
    }
    const at = waiting.indexOf('\r\n');
    if (at === -1) return false;
    line += take(at);
    take(2);
    const announced = LITERAL.exec(line);
    if (!announced) end();
    else {
      line = line.slice(0, announced.index);
      literal = Number(announced[1]);
      if (announced[2] === '') input.proceed();
    }
    return true;
  };
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (step());
  };
}

/** The strings and atoms of a command. */
export const words = (text: string): string[] =>
  [...text.matchAll(/"((?:\\.|[^"\\])*)"|([^\s"()]+)/g)].map(
    ([, inQuotes, atom]) => atom ?? (inQuotes ?? '').replace(/\\(.)/g, '$1'),
  );
