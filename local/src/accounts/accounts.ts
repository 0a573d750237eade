/**
 * `npm run -s accounts -- block|unblock|show|export|delete <email or uid:UID> [--project ID]`: blocks an
 * account, unblocks it, shows its state, writes out all that is stored about it, or deletes it; see
 * docs/operations.md. VIBES_STACK names a world other than that of `npm start`.
 */
import { createInterface } from 'node:readline/promises';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { chosenStack } from '../world/world-paths.ts';
import { openPayments } from './open-payments.ts';
import { readAccountArguments } from './read-account-arguments.ts';
import { runAccountCommand } from './run-account-command.ts';
import { saveExport } from './save-export.ts';

async function askName(): Promise<string> {
  if (!process.stdin.isTTY) throw new LocalWorldError('Nobody can be asked here. Add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('Type the address, or uid:<uid>, again to delete it: ');
  } finally {
    terminal.close();
  }
}

await runCommandLine(async () => {
  const { project, out, ...asked } = readAccountArguments(process.argv.slice(2));
  const openOwnPayments = () => openPayments({ project, stack: chosenStack() });
  const lines = await withProject(project, (books) =>
    runAccountCommand(
      {
        ...books,
        askName,
        openPayments: openOwnPayments,
        report: console.error,
        save: (text) => saveExport(text, out),
      },
      asked,
    ),
  );
  for (const line of lines) (asked.action === 'export' ? console.error : console.log)(line);
});
