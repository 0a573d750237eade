import { createPictureFetcher } from '../../functions/src/adapters/http/create-picture-fetcher.ts';
import { pictureShrinker } from '../../functions/src/adapters/pictures/shrink-picture.ts';
import type { PicturesPorts } from '../../functions/src/creator/run-pictures.ts';
import { worker } from './worker.ts';

/** A worker of our own that fetches pictures from the world's pages: the same parts as the deployed one. */
export async function pictureWorker(): Promise<PicturesPorts> {
  return {
    ...(await worker()),
    fetchPicture: createPictureFetcher({
      allow_local_targets: true,
      app_origin: 'https://app.test',
    }),
    shrinkPicture: pictureShrinker(),
    onFault: ({ error }) => {
      throw error;
    },
  };
}
