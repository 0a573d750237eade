type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The field of that name, should it be on the page. */
export function findControl(name: string): TextControl | null {
  const control = document.getElementsByName(name)[0];
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** Writes as if typed: in place of the selection, and taken back by the field's own undo. */
export function writeText(control: TextControl, text: string) {
  control.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- browsers enter no other command into a field's undo list
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
