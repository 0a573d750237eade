import { isFree } from '../../emulators/choose-ports.ts';
import { runCommand } from '../../process/run-command.ts';
import { note, well, type Machine, type MachineFinding } from './machine-check.ts';

interface Listener {
  pid: number;
  name: string;
}

/** Which program listens on which port, by whichever of the two commands the system has. */
async function listeners(env: NodeJS.ProcessEnv): Promise<Map<number, Listener>> {
  const run = async (command: string, ...args: string[]) =>
    (await runCommand({ command, args, cwd: '/', env })).output.split('\n');
  const found = new Map<number, Listener>();
  let [pid, name] = ['', ''];
  // Lines of one field each: p for the process, c for its name, n for an address.
  for (const line of await run('lsof', '-nP', '-iTCP', '-sTCP:LISTEN', '-Fpcn')) {
    if (line.startsWith('p')) pid = line.slice(1);
    if (line.startsWith('c')) name = line.slice(1);
    const port = /^n.*:(\d+)$/.exec(line)?.[1];
    if (port) found.set(Number(port), { name, pid: Number(pid) });
  }
  for (const line of found.size > 0 ? [] : await run('ss', '-ltnpH')) {
    const [, port, program = '', process] =
      /:(\d+)\s.*users:\(\("([^"]+)",pid=(\d+)/.exec(line) ?? [];
    if (port) found.set(Number(port), { name: program, pid: Number(process) });
  }
  return found;
}

/** A taken port is no fault: a world takes another. It is ours only where a process of ours listens. */
export async function checkPorts({ env, ports, own }: Machine): Promise<MachineFinding> {
  const taken: [string, number][] = [];
  for (const entry of Object.entries(ports)) if (!(await isFree(entry[1]))) taken.push(entry);
  if (taken.length === 0) return well('all free');
  const owners = await listeners(env);
  const ownPorts: string[] = [];
  const byOther = new Map<string, string[]>();
  for (const [name, port] of taken) {
    const said = `${port} (${name})`;
    const owner = owners.get(port);
    if (owner && own.has(owner.pid)) {
      ownPorts.push(said);
      continue;
    }
    const other = owner ? `${owner.name} (process ${owner.pid})` : 'another program';
    byOther.set(other, [...(byOther.get(other) ?? []), said]);
  }
  const uses = [...byOther].map(([other, held]) => `${other} uses ${held.join(', ')}`);
  const ours = ownPorts.length > 0 ? [`the world of this clone uses ${ownPorts.join(', ')}`] : [];
  if (uses.length === 0) return well(ours.join());
  return note([...ours, `${uses.join('; ')}: npm start takes others`].join('; '));
}
