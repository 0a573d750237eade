/** A mistake on the command line. Its message is the one sentence the person reads. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}
