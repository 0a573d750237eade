/** Unsaved notes, with the stored notes they began from. */
export interface NotesDraft {
  text: string;
  base: string;
}

/** The drafts by creator id. */
export type NotesDrafts = ReadonlyMap<string, NotesDraft>;

/** The drafts with this one for a creator; null removes the creator's draft. */
export function withDraft(drafts: NotesDrafts, id: string, draft: NotesDraft | null): NotesDrafts {
  const next = new Map(drafts);
  if (draft) next.set(id, draft);
  else next.delete(id);
  return next;
}

/** The drafts after a save of this text: what was typed since stays, now based on the saved text. */
export function afterSave(drafts: NotesDrafts, id: string, saved: string): NotesDrafts {
  const draft = drafts.get(id);
  if (!draft) return drafts;
  return withDraft(drafts, id, draft.text === saved ? null : { ...draft, base: saved });
}

/** True when the stored notes are neither those the draft began from nor the draft itself. */
export const isOvertaken = (draft: NotesDraft | null, stored: string): boolean =>
  draft !== null && stored !== draft.base && stored !== draft.text;
