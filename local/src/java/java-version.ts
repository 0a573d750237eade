/** The oldest Java that firebase-tools 15 starts its emulators with. */
export const JAVA_MINIMUM = 21;

/**
 * Major version in the output of `java -version`, null when there is none.
 * Java 8 and older call themselves 1.8.
 */
export function javaMajorVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : null;
}
