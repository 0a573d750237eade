/**
 * Starts one TypeScript program of the local world on a clone where nothing is
 * installed yet: checks Node, installs the lockfile's packages when they are
 * missing or others, hands signals on and ends with the program's exit code.
 * Uses nothing but Node itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';
import { isSupportedNode, supportedNodes } from './supported-node.mjs';

/** Node's own warnings, of what it will change one day, tell a person nothing to do. */
const QUIET = ['--disable-warning=ExperimentalWarning', '--disable-warning=DeprecationWarning'];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
  } catch {
    return null;
  }
}

function runNpm(args, stdio) {
  // Under `npm start`, npm says where it is itself; it need not be on PATH.
  const npm = process.env.npm_execpath;
  const [command, script] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...script, ...args], { cwd: ROOT, stdio });
}

/**
 * Installs the packages; returns what is wrong, or null. npm itself tries for minutes where there is
 * no network, and then prints its stack. So the registry is asked first, once; without it, all that
 * is needed may be in npm's cache.
 */
function install() {
  const once = ['--fetch-retries=0', '--fetch-timeout=10000'];
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const asked = runNpm(['view', 'npm', 'version', '--prefer-online', ...once], 'ignore');
  if (asked.error) return `npm cannot be run (${asked.error.message}).`;
  if (asked.status === 0)
    return runNpm(ci, 'inherit').status === 0 ? null : 'npm ci failed: see its message above.';
  const isCached = runNpm([...ci, '--offline'], 'ignore').status === 0;
  return isCached
    ? null
    : 'The packages can’t be downloaded: npm’s registry doesn’t answer. Connect this machine to the internet, and run this again.';
}

/** Null when the packages are there; `isInstalling` false: says what to do, and does nothing. */
function packagesProblem(isInstalling) {
  const wanted = readLockfile('package-lock.json');
  if (!wanted) return 'package-lock.json cannot be read: restore it from git.';
  if (isInstalled({ wanted, found: readLockfile('node_modules/.package-lock.json') })) return null;
  if (!isInstalling)
    return 'The packages in node_modules are not those of package-lock.json: run npm ci.';
  console.log('Installing packages (npm ci) …');
  const since = performance.now();
  const problem = install();
  if (problem === null) console.log(`  ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return problem;
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
  const child = spawn(process.execPath, [...QUIET, '--import', 'tsx', program, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}
