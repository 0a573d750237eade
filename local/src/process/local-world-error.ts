/** Something the machine lacks, or a person must change. Its message is the one sentence they read. */
export class LocalWorldError extends Error {
  override name = 'LocalWorldError';
}

/**
 * Another program took a port between its choice and its use. A retry with other ports may help.
 */
export class PortTakenError extends LocalWorldError {}
