type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: unknown): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The field of that name, if it is on the page. */
export function findControl(name: string): TextControl | null {
  const control = document.getElementsByName(name)[0];
  return isText(control) ? control : null;
}

/** Inserts as if typed: it replaces the selection, and the field's own undo reverts it. */
export function writeText(control: TextControl, text: string) {
  control.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- browsers enter no other command into a field's undo list
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
