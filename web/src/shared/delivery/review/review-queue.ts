/** What became of an email in a review. */
export type Ending = 'sent' | 'stopped' | 'gone';

/** The emails of a review in their order, the one on screen, and those that are done. */
export interface ReviewQueue {
  ids: readonly string[];
  /** Null once all are done. */
  id: string | null;
  endings: ReadonlyMap<string, Ending>;
}

export const startQueue = (ids: readonly string[]): ReviewQueue => ({
  ids,
  id: ids[0] ?? null,
  endings: new Map(),
});

const isOpen = ({ endings }: ReviewQueue, id: string) => !endings.has(id);

/** The open emails before and after the one on screen. */
export function neighbors(queue: ReviewQueue): { previous: string | null; next: string | null } {
  const at = queue.id === null ? queue.ids.length : queue.ids.indexOf(queue.id);
  const open = (id: string) => isOpen(queue, id);
  return {
    previous: queue.ids.slice(0, at).findLast(open) ?? null,
    next: queue.ids.slice(at + 1).find(open) ?? null,
  };
}

/** After this email: the next open one is on screen, after the last the first that was left out. */
export function endEmail(queue: ReviewQueue, id: string, ending: Ending): ReviewQueue {
  const ended = { ...queue, endings: new Map(queue.endings).set(id, ending) };
  if (queue.id !== id) return ended;
  const { next } = neighbors(ended);
  return { ...ended, id: next ?? queue.ids.find((one) => isOpen(ended, one)) ?? null };
}

/** "5 sent, 2 stopped"; empty when neither happened. */
export function endingWords({ endings }: ReviewQueue): string {
  const count = (ending: Ending) => [...endings.values()].filter((one) => one === ending).length;
  const words = { sent: count('sent'), stopped: count('stopped') };
  return Object.entries(words)
    .flatMap(([word, number]) => (number > 0 ? `${number} ${word}` : []))
    .join(', ');
}
