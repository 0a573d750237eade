/**
 * The packages that the deployed functions have beside their bundle, cut from the lockfile of the
 * whole project: without a lockfile of its own each deployment would get the newest of some 270
 * packages, none of which the tests have run with.
 */

/** `functions/node_modules/a` before `node_modules/a`, as Node looks from a place upward. */
function find(packages, from, name) {
  for (
    let place = from;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))
  ) {
    const path = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (place === '') return null;
  }
}

/** What a package needs beside it. Optional ones are other systems' builds, and peers that may be missing. */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const isRequired = (name) => !peerDependenciesMeta?.[name]?.optional;
  const optional = [
    ...Object.keys(optionalDependencies ?? {}),
    ...Object.keys(peerDependencies ?? {}).filter((name) => !isRequired(name)),
  ];
  const required = [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(peerDependencies ?? {}).filter(isRequired),
  ].filter((name) => !optional.includes(name));
  return { required, optional };
}

/** An entry as it is where nothing is for development. */
function deployed(entry) {
  const kept = { ...entry, ...(entry.devOptional && { optional: true }) };
  delete kept.dev;
  delete kept.devOptional;
  return kept;
}

/**
 * The lockfile of a manifest whose packages are those that `lock` has for the workspace `from`.
 * Throws where it lacks one.
 */
export function deployedLockfile({ lock, from, manifest }) {
  const { packages } = lock;
  const kept = {};
  const add = (place, name, isOptional) => {
    const path = find(packages, place, name);
    if (path === null) {
      if (isOptional) return;
      throw new Error(`package-lock.json has no ${name} for ${place}.`);
    }
    const at = path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
    if (kept[at]?.of === path) return;
    if (kept[at]) throw new Error(`${at} would be two packages.`);
    const entry = packages[path];
    kept[at] = { of: path, entry: deployed(entry) };
    const { required, optional } = needsOf(entry);
    for (const need of required) add(path, need, false);
    for (const need of optional) add(path, need, true);
  };
  for (const name of Object.keys(manifest.dependencies)) add(from, name, false);
  const { name, version, dependencies, engines } = manifest;
  const entries = Object.keys(kept)
    .sort()
    .map((at) => [at, kept[at].entry]);
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': { name, version, dependencies, engines }, ...Object.fromEntries(entries) },
  };
}
