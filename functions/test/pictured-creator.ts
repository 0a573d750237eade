import { creatorSchema } from '@vibes/core/creator/creator';
import { creatorDocument, creatorPictureDocument } from '@vibes/core/firestore/documents';
import { runPictures, type PicturesPorts } from '../src/creator/run-pictures.ts';
import type { PictureFetch } from '../src/ports/picture-fetcher.ts';
import { memoryWorld } from './memory-world.ts';
import { page, tiktokPage } from './pages.ts';
import { ANN, phone } from './phone.ts';

export const LINK = 'https://cdn.test/ann.jpeg?x-expires=1';
export const OTHER = 'https://cdn.test/ann-in-spring.jpeg?x-expires=2';
export const annPage = (avatarLarger: string) => ({
  [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', avatarLarger })),
});
export const bytes = (text: string): PictureFetch => ({
  kind: 'picture',
  bytes: Buffer.from(text),
});
export const GONE: PictureFetch = { kind: 'failed', is_final: true };

/** Ann, captured with a picture behind `link`, and the job on a web of the given pictures. */
export async function picturedCreator(link = LINK) {
  const world = await memoryWorld();
  const web: Record<string, PictureFetch> = { [LINK]: bytes('ann'), [OTHER]: bytes('spring') };
  const fetched: string[] = [];
  const ports: PicturesPorts = {
    ...world.ports,
    fetchPicture: ({ url }) => {
      fetched.push(url);
      return Promise.resolve(web[url] ?? GONE);
    },
    shrinkPicture: (given) => {
      const text = Buffer.from(given).toString();
      return Promise.resolve(text === 'svg' ? null : Buffer.from(`small ${text}`));
    },
  };
  const capture = (to: string) => phone(world, annPage(to)).requestCapture({ url: ANN });
  const { creator } = await capture(link);
  const id = creator.id ?? '';
  return {
    world,
    web,
    fetched,
    ports,
    capture,
    run: (change: Partial<PicturesPorts> = {}) =>
      runPictures({ ...ports, ...change }, { until: new Date('2100-01-01') }),
    id,
    creator: () => creatorSchema.parse(world.data(creatorDocument.path('max', id))),
    picture: () => world.data(creatorPictureDocument.path('max', id)),
  };
}
export const textOf = (small: string) => Buffer.from(`small ${small}`).toString('base64');
