/** The runner that a test file belongs to. */
export type TestGroup = 'unit' | 'deep' | 'components' | 'integration' | 'browser';

const GROUPS: readonly [pattern: RegExp, group: TestGroup][] = [
  [/\.component\.test\.tsx$/, 'components'],
  [/^e2e\/browser\b/, 'browser'],
  [/^e2e\/(?:rules|integration|attack)\b/, 'integration'],
];

/** The given files or folders, by the runner that takes them. */
export function groupFiles(files: readonly string[]): Map<TestGroup, string[]> {
  const groups = new Map<TestGroup, string[]>();
  for (const file of files) {
    const path = file.replace(/^\.\//, '');
    const group = GROUPS.find(([pattern]) => pattern.test(path))?.[1] ?? 'unit';
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  return groups;
}
