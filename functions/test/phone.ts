import { captureRequestSchema, type CaptureRequest } from '@vibes/core/api/capture-request';
import { runCapture } from '../src/capture/run-capture.ts';
import type { CaptureCall, CapturePorts } from '../src/capture/capture-call.ts';
import type { PageFetch } from '../src/ports/page-fetcher.ts';
import { memoryWeb } from './memory-web.ts';
import type { MemoryWorld } from './memory-world.ts';
import { page, tiktokPage } from './pages.ts';

/** A creator with the address in the bio, and one with a link page. */
export const ANN = 'https://www.tiktok.com/@ann.studio';
export const BOB = 'https://www.tiktok.com/@bob';
export const pages = (): Record<string, PageFetch> => ({
  [ANN]: page(
    ANN,
    tiktokPage({
      handle: 'ann.studio',
      id: '6800000000000000001',
      name: 'Ann',
      bio: '📧ann@studio-lee.com',
    }),
  ),
  [BOB]: page(
    BOB,
    tiktokPage({
      handle: 'bob',
      id: '6800000000000000002',
      name: 'Bob',
      bio: 'dance',
      link: 'linktr.ee/bob',
    }),
  ),
});

/** A phone of the account of `world`, on a web of the given pages. */
export function phone(world: MemoryWorld, web: Record<string, PageFetch> = pages()) {
  const { fetched, dispatched, ports: given } = memoryWeb(web);
  const ports: CapturePorts = {
    ...world.ports,
    ...given,
    checkAccess: () => Promise.resolve(),
    per_minute: 1000,
  };
  const requestCapture = (
    request: Partial<CaptureRequest>,
    change: Partial<CapturePorts> = {},
    by: Partial<CaptureCall> = {},
  ) =>
    runCapture(
      { ...ports, ...change },
      {
        uid: world.uid,
        signed_in_at: null,
        request: captureRequestSchema.parse(request),
        request_id: 'r1',
        ...by,
      },
    );
  return { requestCapture, fetched, dispatched };
}
