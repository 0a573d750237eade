/** Where links, handles or a list of them are pasted. */
export function CaptureBox() {
  return null;
}
