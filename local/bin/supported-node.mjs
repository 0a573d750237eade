import { readFileSync } from 'node:fs';

/** What package.json asks for: `^20.19 || >=24` is 20.19 or newer within 20, and everything from 24 on. */
export const NODE_RANGE = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).engines.node;

/** The parts of a range, each a first version, with all that follow it or those of its major alone. */
const partsOf = (range) =>
  range.split(' || ').map((part) => {
    const [, sign, major, minor = '0'] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part);
    return { isOpen: sign === '>=', major: Number(major), minor: Number(minor) };
  });

/** Whether the project runs on a version of Node. */
export function isSupportedNode(version, range = NODE_RANGE) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return partsOf(range).some((part) =>
    major === part.major ? minor >= part.minor : part.isOpen && major > part.major,
  );
}

/** The same in words: `Node 20 (from 20.19), 22 (from 22.12), or 24 and newer`. */
export function supportedNodes(range = NODE_RANGE) {
  const words = partsOf(range).map(({ isOpen, major, minor }) =>
    isOpen ? `${major} and newer` : `${major} (from ${major}.${minor})`,
  );
  return `Node ${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
}
