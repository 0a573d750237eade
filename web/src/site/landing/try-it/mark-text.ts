/** A piece of a text. `mark`: the address read in it, the chosen one or another. */
export interface Segment {
  text: string;
  mark: 'contact' | 'other' | null;
}

interface MarkedPlace {
  start: number;
  end: number;
  is_contact: boolean;
}

/** Two places that overlap become one, which is the contact's when either is. */
function joined(places: readonly MarkedPlace[]): MarkedPlace[] {
  const kept: MarkedPlace[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    if (!last || last.end <= place.start) kept.push(place);
    else
      kept.splice(-1, 1, {
        start: last.start,
        end: Math.max(last.end, place.end),
        is_contact: last.is_contact || place.is_contact,
      });
  }
  return kept;
}

/** Cuts a text at the places to mark. Joined, the pieces are the text; none is empty. */
export function markText(text: string, places: readonly MarkedPlace[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end, is_contact } of joined(places)) {
    segments.push({ text: text.slice(done, start), mark: null });
    segments.push({ text: text.slice(start, end), mark: is_contact ? 'contact' : 'other' });
    done = end;
  }
  segments.push({ text: text.slice(done), mark: null });
  return segments.filter((segment) => segment.text !== '');
}
