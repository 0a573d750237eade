import { done, refused, type DeployStep } from '../deploy-step.ts';
import { ownVersion, versionIn } from '../release-name.ts';
import { readLatestRelease } from './hosting.ts';

/** `## 1.2.0`, with its text up to the next one. */
const ENTRY = /^## (\d+\.\d+\.\d+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm;

type Version = readonly number[];
const parse = (text: string): Version => text.split('.').map(Number);
const compare = (one: Version, other: Version): number =>
  one.map((part, place) => part - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The entries of the changelog behind one version up to another, the newest first. */
export function changesBetween(changelog: string, from: string, to: string): string[] {
  return [...changelog.matchAll(ENTRY)]
    .filter(([, version = '']) => {
      const at = parse(version);
      return compare(at, parse(from)) > 0 && compare(at, parse(to)) <= 0;
    })
    .map(([entry]) => entry.trim());
}

/**
 * Says what is between the live version and this one, before anything of it is deployed. A newer
 * live version is not replaced by accident: that is what a rollback is for.
 */
export const versionStep: DeployStep = {
  name: 'Version',
  async look(deployment) {
    const own = await ownVersion(deployment);
    const release = await readLatestRelease(deployment);
    const live = versionIn(release?.message ?? '');
    if (live === null)
      return done(
        `${own}; ${release ? `live is ${release.message ?? 'one without a name'}` : 'none is live'}`,
      );
    if (compare(parse(live), parse(own)) > 0)
      return refused(
        `${live} is live, and this checkout is ${own}. Check out the newer version, or go back on purpose by --rollback.`,
      );
    const changes = changesBetween((await deployment.file('CHANGELOG.md')) ?? '', live, own);
    if (changes.length === 0) return done(`${own}; ${live} is live`);
    const lines = changes.join('\n\n').replaceAll('\n', '\n      ');
    return done(`${own}; ${live} is live. Between them:\n\n      ${lines}\n`);
  },
};
