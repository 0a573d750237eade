import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideJava } from './provide-java.ts';

let root = '';
let lines: string[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-provide-'));
  await mkdir(join(root, 'bin'));
  lines = [];
});
afterEach(() => rm(root, { recursive: true }));

/** A program on the PATH of the test, which has no other; it notes how it was called. */
async function put(name: string, script: string): Promise<void> {
  const file = join(root, 'bin', name);
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> '${root}/called'\n${script}\n`);
  await chmod(file, 0o755);
}
const JAVA = (version: string) => `echo 'openjdk version "${version}"' >&2`;
const called = async () =>
  (await readFile(join(root, 'called'), 'utf8').catch(() => '')).trim().split('\n');

/** An apt whose lists hold these packages, and, once they were updated, those. */
async function putApt(lists: string, updated = lists): Promise<void> {
  await writeFile(join(root, 'lists'), lists);
  await writeFile(join(root, 'updated'), updated);
  // Builtins only: nothing but these programs is on PATH.
  await put('apt-cache', `while read -r line; do echo "$line"; done < '${root}/lists'`);
  await put(
    'apt-get',
    `case "$1" in
      update) while read -r line; do echo "$line"; done < '${root}/updated' > '${root}/lists' ;;
      install) echo '#!/bin/sh' > '${root}/bin/java'; echo "${JAVA('21.0.9').replaceAll('"', '\\"')}" >> '${root}/bin/java'; /bin/chmod 755 '${root}/bin/java' ;;
    esac`,
  );
}
const provide = (isRoot: boolean) =>
  provideJava({
    tools: join(root, 'tools'),
    // Whoever gets so far is refused.
    env: { PATH: join(root, 'bin'), ADOPTIUM_URL: 'http://127.0.0.1:9' },
    folders: [],
    isRoot,
    report: (line) => void lines.push(line),
    signal: new AbortController().signal,
  });
const INSTALL = 'apt-get install -y --no-install-recommends';
const REFUSED = /couldn’t be downloaded: 127\.0\.0\.1:9 can’t be reached/;
const BOOKWORM = 'openjdk-17-jre-headless - OpenJDK Java runtime\n';
const TRIXIE = `openjdk-25-jre-headless - OpenJDK\nopenjdk-21-jre-headless - OpenJDK\n${BOOKWORM}`;

describe('provideJava', () => {
  it('takes the Java that is there, and asks nobody', async () => {
    await put('java', JAVA('25.0.1'));
    await putApt(TRIXIE);
    expect(await provide(true)).toBe(join(root, 'bin'));
    expect(await called()).toEqual(['java -version']);
  });

  it('as root, installs Debian’s oldest package that is new enough, and says so', async () => {
    await putApt(TRIXIE);
    expect(await provide(true)).toBe(join(root, 'bin'));
    expect(await called()).toContain(
      `${INSTALL} openjdk-21-jre-headless -o DPkg::Lock::Timeout=120`,
    );
    expect(lines).toEqual([`No Java here: ${INSTALL} openjdk-21-jre-headless …`]);
  });

  it('reads Debian’s lists first where there are none, as in a container', async () => {
    await putApt('', TRIXIE);
    expect(await provide(true)).toBe(join(root, 'bin'));
    expect(await called()).toContain('apt-get update');
  });

  it('as somebody else, does it by sudo where that asks for no password', async () => {
    await putApt(TRIXIE);
    await put('sudo', '[ "$2" = true ] && exit 0\nshift\n"$@"');
    expect(await provide(false)).toBe(join(root, 'bin'));
    expect(await called()).toContain(
      `sudo -n ${INSTALL} openjdk-21-jre-headless -o DPkg::Lock::Timeout=120`,
    );
  });

  it.each([
    ['sudo asks for a password', false, TRIXIE, 'exit 1'],
    ['there is no sudo', false, TRIXIE, null],
    ['Debian has an older one only', true, BOOKWORM, null],
  ])('downloads one where %s', async (_, isRoot, lists, sudo) => {
    await putApt(lists);
    if (sudo) await put('sudo', sudo);
    await expect(provide(isRoot)).rejects.toThrow(REFUSED);
    expect((await called()).join()).not.toMatch(/install|update/);
  });

  it('leaves an older Java the one of all other programs, and downloads its own', async () => {
    await put('java', JAVA('17.0.15'));
    await putApt(TRIXIE);
    await expect(provide(true)).rejects.toThrow(REFUSED);
    expect((await called()).join()).not.toContain('apt');
  });

  it('downloads one where apt fails, and says why', async () => {
    await putApt(TRIXIE);
    await put('apt-get', 'echo "E: Unable to fetch some archives"; exit 100');
    await expect(provide(true)).rejects.toThrow(REFUSED);
    expect(lines).toContain('apt-get couldn’t: E: Unable to fetch some archives');
  });
});
