/** `npm run bench`: the figures the product holds itself to, measured on a world of its own. */
import { startWorld } from '../world/start-world.ts';
import { benchDocumentCost } from './document-cost.ts';
import { printFigures } from './figure.ts';
import { benchModuleLoad } from './module-load.ts';
import { benchOneAtATime } from './one-at-a-time.ts';
import { benchRowOnScreen } from './row-on-screen.ts';
import { benchSideBySide } from './side-by-side.ts';

const world = await startWorld({
  name: 'bench',
  env: { CAPTURES_PER_MINUTE: '1000000', DAILY_MAIL_CAP: '2000', MAIL_SPACING_SECONDS: '0' },
  report: console.log,
});
try {
  const { stack } = world;
  printFigures('Documents', await benchDocumentCost(stack));
  printFigures('Functions', await benchModuleLoad());
  printFigures('Capture', await benchOneAtATime(stack));
  printFigures('On screen', await benchRowOnScreen(stack));
  printFigures('Side by side', await benchSideBySide(stack));
} finally {
  await world.stop();
}
