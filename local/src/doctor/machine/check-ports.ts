import { isFree } from '../../emulators/choose-ports.ts';
import { runCommand } from '../../process/run-command.ts';
import { note, well, type Machine, type MachineFinding } from './machine-check.ts';

/** Which program listens on which port, by whichever of the two commands the system has. */
async function listeners(env: NodeJS.ProcessEnv): Promise<Map<number, string>> {
  const run = async (command: string, ...args: string[]) =>
    (await runCommand({ command, args, cwd: '/', env })).output.split('\n');
  const found = new Map<number, string>();
  let [pid, name] = ['', ''];
  // Lines of one field each: p for the process, c for its name, n for an address.
  for (const line of await run('lsof', '-nP', '-iTCP', '-sTCP:LISTEN', '-Fpcn')) {
    if (line.startsWith('p')) pid = line.slice(1);
    if (line.startsWith('c')) name = line.slice(1);
    const port = /^n.*:(\d+)$/.exec(line)?.[1];
    if (port) found.set(Number(port), `${name} (process ${pid})`);
  }
  for (const line of found.size > 0 ? [] : await run('ss', '-ltnpH')) {
    const [, port, program, process] = /:(\d+)\s.*users:\(\("([^"]+)",pid=(\d+)/.exec(line) ?? [];
    if (port) found.set(Number(port), `${program} (process ${process})`);
  }
  return found;
}

/** A taken port is no fault: a world takes another. */
export async function checkPorts(machine: Machine): Promise<MachineFinding> {
  const taken: [string, number][] = [];
  for (const entry of Object.entries(machine.ports))
    if (!(await isFree(entry[1]))) taken.push(entry);
  if (taken.length === 0) return well('all free');
  const owners = await listeners(machine.env);
  const byOwner = new Map<string, string[]>();
  for (const [name, port] of taken) {
    const owner = owners.get(port) ?? 'another program';
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), `${port} (${name})`]);
  }
  const uses = [...byOwner].map(([owner, ports]) => `${owner} uses ${ports.join(', ')}`);
  const next = machine.hasWorld ? 'a world runs here' : 'npm start takes others';
  return note(`${uses.join('; ')}: ${next}`);
}
