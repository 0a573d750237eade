/** The captures of this device, each with its answer. */
export function CaptureLines() {
  return null;
}
