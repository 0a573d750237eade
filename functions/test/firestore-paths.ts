import { readFile } from 'node:fs/promises';

/** The paths that `firestore.rules` name, each id in braces. */
export async function pathsOfRules(): Promise<string[]> {
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const open: string[] = [];
  const paths: string[] = [];
  for (const [token, path] of rules.matchAll(/match \/(\S+) \{|\{[^}\n]*\}|\{|\}/g)) {
    if (path !== undefined) {
      open.push(path);
      paths.push(open.filter((part) => part !== '').join('/'));
    } else if (token === '{') open.push('');
    else if (token === '}') open.pop();
  }
  const root = 'databases/{database}/documents/';
  return paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length));
}
