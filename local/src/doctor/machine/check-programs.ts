import { findFirefox, findWebKit } from '../../browsers/find-engines.ts';
import { firstExecutable, pathsOf } from '../../process/find-program.ts';
import { note, well, type Machine, type MachineFinding } from './machine-check.ts';

/** Programs that one command needs each. */
const NEEDED_BY = {
  git: 'npm run bench -- dashboard --before',
  openssl: 'npm run bench',
  ffmpeg: 'npm run pictures -- recorded',
} as const;

/** What only some commands need; they say so themselves when it is missing. */
export async function checkPrograms({ env }: Machine): Promise<MachineFinding> {
  const programs = await Promise.all(
    Object.entries(NEEDED_BY).map(async ([name, command]) =>
      (await firstExecutable(pathsOf(env, [name]))) ? null : `${name} (for ${command})`,
    ),
  );
  const engines = await Promise.all([findFirefox(env), findWebKit(env)]);
  const walked = engines.map((engine, index) =>
    'missing' in engine ? `${index ? 'WebKit' : 'Firefox'} (for npm run browsers)` : null,
  );
  const missing = [...programs, ...walked].filter((one) => one !== null);
  return missing.length === 0 ? well('all there') : note(`missing: ${missing.join(', ')}`);
}
