import { installDebianJava } from './debian-java.ts';
import { fetchJava } from './fetch-java.ts';
import { findJava, type FindJava } from './find-java.ts';

/**
 * The bin folder of a Java for the emulators: the machine's, else Debian's package where it may be
 * installed, else one downloaded into `tools`. Throws the sentence that says how else to get one.
 */
export async function provideJava(
  input: FindJava & {
    /** Whether nobody has to be asked; true for root, unless given. */
    isRoot?: boolean;
    report: (line: string) => void;
    signal: AbortSignal;
  },
): Promise<string> {
  const found = await findJava(input);
  if (found) return found;
  await installDebianJava(input);
  input.signal.throwIfAborted();
  return (await findJava(input)) ?? fetchJava(input);
}
