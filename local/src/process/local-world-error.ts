/** Something the machine lacks, or a person must change. Its message is the one sentence they read. */
export class LocalWorldError extends Error {
  override name = 'LocalWorldError';
}
