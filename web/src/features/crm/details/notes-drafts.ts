/** Notes typed and not saved, with the notes they were typed on. */
export interface NotesDraft {
  text: string;
  base: string;
}

/** The drafts by the creators they are about. */
export type NotesDrafts = ReadonlyMap<string, NotesDraft>;

/** The drafts with this one of a creator; without any of theirs for null. */
export function withDraft(drafts: NotesDrafts, id: string, draft: NotesDraft | null): NotesDrafts {
  const next = new Map(drafts);
  if (draft) next.set(id, draft);
  else next.delete(id);
  return next;
}

/** The drafts after a save of this text: what was typed meanwhile stays, now typed on the saved text. */
export function afterSave(drafts: NotesDrafts, id: string, saved: string): NotesDrafts {
  const draft = drafts.get(id);
  if (!draft) return drafts;
  return withDraft(drafts, id, draft.text === saved ? null : { ...draft, base: saved });
}

/** True when the stored notes are neither those the draft was typed on nor the draft itself. */
export const isOvertaken = (draft: NotesDraft | null, stored: string): boolean =>
  draft !== null && stored !== draft.base && stored !== draft.text;
