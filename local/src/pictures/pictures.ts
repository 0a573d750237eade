/**
 * `npm run pictures -- screens [names]`: the screens of the running world, for a look at them;
 * `-- drawn`: the icons and the pictures of shared links; `-- recorded`: the film, and all else that is
 * recorded in the real product.
 */
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommandLine } from '../process/run-main.ts';
import { drawPictures } from './draw.ts';
import { recordPictures } from './record.ts';
import { takeScreens } from './take-screens.ts';

const [what, ...names] = process.argv.slice(2);
await runCommandLine(async () => {
  if (what === 'screens') await takeScreens(names);
  else if (what === 'drawn') await drawPictures();
  else if (what === 'recorded') await recordPictures();
  else
    throw new LocalWorldError(
      'Use: npm run pictures -- screens [names], npm run pictures -- drawn, or npm run pictures -- recorded',
    );
});
