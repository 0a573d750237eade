/**
 * Starts one TypeScript program of the local world on a clone where nothing is
 * installed yet: checks Node, installs the lockfile's packages when they are
 * missing or others, hands signals on and ends with the program's exit code.
 * Uses nothing but Node itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';
import { isSupportedNode, supportedNodes } from './supported-node.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
  } catch {
    return null;
  }
}

/** Null when the packages are there; `isInstalling` false: says what to do, and does nothing. */
function packagesProblem(isInstalling) {
  const wanted = readLockfile('package-lock.json');
  if (!wanted) return 'package-lock.json cannot be read: restore it from git.';
  if (isInstalled({ wanted, found: readLockfile('node_modules/.package-lock.json') })) return null;
  if (!isInstalling)
    return 'The packages in node_modules are not those of package-lock.json: run npm ci.';
  console.log('Installing packages (npm ci) …');
  // Under `npm start`, npm says where it is itself; it need not be on PATH.
  const npm = process.env.npm_execpath;
  const [command, script] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(
    command,
    [...script, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (error) return `npm cannot be run (${error.message}).`;
  return status === 0 ? null : 'npm ci failed: see its message above.';
}

/**
 * Runs `program`, a path from the root, with `args`. Ends this process when it ends. `isInstalling`
 * false: refuses where packages are missing.
 */
export function runProgram({ program, args, isInstalling = true }) {
  const problem = isSupportedNode(process.versions.node)
    ? packagesProblem(isInstalling)
    : `Node ${process.versions.node} can’t run this: install ${supportedNodes()}.`;
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}
