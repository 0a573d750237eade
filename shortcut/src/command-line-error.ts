/** A mistake on the command line. Its message is the one sentence that is printed. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}
