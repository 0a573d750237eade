/** Something the machine lacks, or a person must change. Its message is the one sentence they read. */
export class LocalWorldError extends Error {
  override name = 'LocalWorldError';
}

/** Somebody took a port between its choice and its use. Worth another try with others. */
export class PortTakenError extends LocalWorldError {}
