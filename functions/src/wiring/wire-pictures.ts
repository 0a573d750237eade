import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { Part } from '../sweep/part.ts';
import { before, once, wireBase } from './wire-base.ts';

/** The ports for fetching pictures. The decoder is loaded here and by no other function. */
export const wirePictures = once(async () => {
  const { PICTURES_FROM, ALLOW_LOCAL_TARGETS, APP_ORIGIN } = readConfig();
  const [base, { createPictureFetcher }, { pictureShrinker }, { runPictures }] = await Promise.all([
    wireBase(),
    import('../adapters/http/create-picture-fetcher.ts'),
    import('../adapters/pictures/shrink-picture.ts'),
    import('../creator/run-pictures.ts'),
  ]);
  const ports = {
    ...base,
    pictures_from: PICTURES_FROM ?? null,
    fetchPicture: createPictureFetcher({
      allow_local_targets: ALLOW_LOCAL_TARGETS,
      app_origin: APP_ORIGIN,
    }),
    shrinkPicture: pictureShrinker(),
    onFault: (fault: object) => log.error('picture.failed', { ...fault }),
  };
  return {
    runPictures: (budget: number, part: Part) =>
      runPictures(ports, { until: before(budget), part }),
  };
});
