/**
 * `npm run -s feedback -- [2026-11-01] [--project ID]`: the feedback that came since a day (UTC), the
 * newest last. Changes nothing. VIBES_STACK names a world other than that of `npm start`.
 */
import { runCommandLine } from '../process/run-main.ts';
import { withProject } from '../world/open-project.ts';
import { listFeedback, printedFeedback } from './list-feedback.ts';
import { readFeedbackArguments } from './read-feedback-arguments.ts';

await runCommandLine(async () => {
  const { since: named, project } = readFeedbackArguments(process.argv.slice(2));
  const { pieces, since } = await withProject(project, (books) => listFeedback(books, named));
  for (const line of printedFeedback(pieces)) console.log(line);
  // On standard error, so that the list can be piped into a file.
  console.error(`${pieces.length} since ${since.toISOString().slice(0, 10)}.`);
});
