import { rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { downloadFile, type RemoteFile } from '../download/download-file.ts';
import { DownloadError } from '../download/request.ts';
import { withScratch } from '../download/with-scratch.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

/**
 * Downloads the Firestore emulator to `release.path`, its place in firebase-tools' cache. Not by
 * firebase-tools, which copies into its cache byte by byte and shows no progress here. Throws the
 * sentence that says how else to get it.
 */
export async function downloadEmulator(input: {
  release: RemoteFile & { path: string };
  env: NodeJS.ProcessEnv;
  report: (line: string) => void;
  signal: AbortSignal;
}): Promise<void> {
  const { release, env, report, signal } = input;
  try {
    await withScratch(dirname(release.path), async (scratch) => {
      const path = join(scratch, basename(release.path));
      const what = 'the Firestore emulator';
      await downloadFile({ what, file: release, path, env, report, signal });
      await rename(path, release.path);
    });
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    throw new LocalWorldError(
      `There is no Firestore emulator here, and it couldn’t be downloaded: ${error.message}. Install it ("gcloud components install cloud-firestore-emulator", or Debian’s package google-cloud-cli-firestore-emulator), set FIRESTORE_EMULATOR_BINARY_PATH to its jar, or start again where the download works.`,
      { cause: error },
    );
  }
}
