/** Puts `inserted` in place of the selection; `caret` stands behind it. */
export function insertText(
  text: string,
  selection: { start: number; end: number },
  inserted: string,
): { text: string; caret: number } {
  return {
    text: text.slice(0, selection.start) + inserted + text.slice(selection.end),
    caret: selection.start + inserted.length,
  };
}
