/**
 * What has to be ended when this process ends without time to wait: on a second Ctrl-C, or an
 * uncaught error. One list for the whole process.
 */
const endings = new Set<() => void>();
let isListening = false;

/** Registers a function that ends something at once. Returns a function that removes it. */
export function rememberEnding(end: () => void): () => void {
  if (!isListening) {
    isListening = true;
    process.on('exit', endAtOnce);
  }
  endings.add(end);
  return () => void endings.delete(end);
}

export function endAtOnce() {
  for (const end of endings) end();
  endings.clear();
}
