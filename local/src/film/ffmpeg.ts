import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LocalWorldError } from '../process/local-world-error.ts';
import { runCommand } from '../process/run-command.ts';
import { FRAME_RATE } from './stage.ts';

/** Throws the sentence that says how to get ffmpeg where there is none. */
export async function requireFfmpeg(): Promise<void> {
  const { code } = await runCommand({ command: 'ffmpeg', args: ['-version'], cwd: '.' });
  if (code !== 0)
    throw new LocalWorldError(
      'The film needs ffmpeg: install it with apt-get install ffmpeg, or brew install ffmpeg.',
    );
}

/** Has ffmpeg write `file` from pictures (PNG) by the given settings. */
async function encode(pngs: readonly Buffer[], settings: readonly string[], file: string) {
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAME_RATE), '-i', '-'];
  const child = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...settings, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  // An encoder that fails closes its input; its exit code shows the failure.
  child.stdin.on('error', () => undefined);
  for (const png of pngs)
    if (!child.stdin.write(png)) await Promise.race([once(child.stdin, 'drain'), ended]);
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new LocalWorldError(`ffmpeg could not write ${file}.`);
}

/** Players take a film of this size for BT.709: what is not converted to it shows other colors than the page. */
const COLORS =
  '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709';
/** H.264 that every browser plays, its index first so that it starts before it is loaded. */
const FILM = `${COLORS} -c:v libx264 -preset veryslow -tune animation -crf 28 -g 500 -pix_fmt yuv420p -movflags +faststart -an`;
const POSTER = '-frames:v 1 -c:v libwebp -quality 72';

export const writeFilm = (pngs: readonly Buffer[], file: string) =>
  encode(pngs, FILM.split(' '), file);
export const writePoster = (png: Buffer, file: string) => encode([png], POSTER.split(' '), file);
