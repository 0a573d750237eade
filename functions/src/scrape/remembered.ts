/** Longer texts repeat seldom, and would fill the memory. */
const LONGEST = 300;
const MOST = 2000;

/** The same judgement, each text judged once: a page repeats a few names thousands of times. Forgets all when full. */
export function remembered<Result>(judge: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.result;
    const result = judge(text);
    if (known.size >= MOST) known.clear();
    if (text.length <= LONGEST) known.set(text, { result });
    return result;
  };
}
