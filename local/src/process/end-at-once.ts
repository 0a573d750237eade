/**
 * What has to be ended when this process goes without time to wait: a second Ctrl-C, a
 * fault nobody caught. One list for the process, since its end is one too.
 */
const endings = new Set<() => void>();
let isListening = false;

/** Remembers how to end something at once. Returns how to forget it again. */
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
