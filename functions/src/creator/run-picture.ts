import { planPictureTry } from '@vibes/core/capture/plan-picture';
import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorPicture } from '@vibes/core/creator/creator-picture';
import { serverWrote } from '@vibes/core/creator/writer';
import { creatorDocument, creatorPictureDocument } from '@vibes/core/firestore/documents';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
  type Decision,
} from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { StoredDocument } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { PictureFetcher, PictureShrinker } from '../ports/picture-fetcher.ts';

/** Milliseconds for a picture, with its wait for a turn at the host. */
const LONGEST = 60_000;
const VERSION_LENGTH = 16;

export interface PicturePorts extends CommitPorts {
  fetchPicture: PictureFetcher;
  shrinkPicture: PictureShrinker;
  digest: Digest;
}

/**
 * `left`: another worker or a capture has it. `same`: the picture that is kept already. `refused`:
 * no picture behind this link. `later`: to be tried again. `gone`: the creator was deleted, or has
 * another link by now.
 */
export type PictureEnd = 'left' | 'kept' | 'same' | 'refused' | 'later' | 'gone';

type Path = ReturnType<typeof creatorDocument.idsIn>;
type Small = Pick<CreatorPicture, 'type' | 'data'> | null;

/** Counts the try at the version found, before anything is fetched. False: somebody else was first. */
async function claim({ documents, clock }: PicturePorts, due: StoredDocument): Promise<boolean> {
  const attempts = Number(due.data?.['picture_attempts'] ?? 0);
  const plan = planPictureTry(attempts, clock());
  const data: Partial<Creator> = plan ?? { picture_due_at: null };
  const update = { kind: 'update', path: due.path, data, if_version: due.version } as const;
  return (await documents.commit([update])) === 'committed' && plan !== null;
}

/** The small picture; null for what is none; `later` where the host may still give one. */
async function fetchSmall(ports: PicturePorts, url: string): Promise<Small | 'later'> {
  const signal = AbortSignal.timeout(LONGEST);
  const fetched = await ports.fetchPicture({ url, signal });
  if (fetched.kind === 'failed') return fetched.is_final ? null : 'later';
  const bytes = await ports.shrinkPicture(fetched.bytes);
  return bytes && { type: 'image/webp', data: Buffer.from(bytes).toString('base64') };
}

/** Keeps the picture with its creator, or gives this link up, at the creator's version. */
async function keep(
  ports: PicturePorts,
  { uid, id, url, small }: Path & { url: string; small: Small },
): Promise<PictureEnd> {
  const path = creatorDocument.path(uid, id);
  return decideAndCommit(ports, {
    read: () => loadDocuments(ports.documents, [creatorDocument.at(uid, id)]),
    decide: ([{ data: known, version }], now): Decision<PictureEnd> => {
      if (!known || known.avatar_url !== url) return { writes: [], result: 'gone' };
      const update = (data: Partial<Creator>) =>
        ({ kind: 'update', path, data, if_version: version }) as const;
      if (!small) {
        // Above 0 says that what is behind the link is not what is kept.
        const picture_attempts = Math.max(1, known.picture_attempts);
        return { writes: [update({ picture_due_at: null, picture_attempts })], result: 'refused' };
      }
      const done = { picture_due_at: null, picture_attempts: 0 };
      const picture_version = ports.digest(small.data).slice(-VERSION_LENGTH);
      if (picture_version === known.picture_version)
        return { writes: [update(done)], result: 'same' };
      const picture: CreatorPicture = { ...small, at: now };
      const writes = [
        update({ ...done, picture_version, ...serverWrote(now) }),
        { kind: 'set', path: creatorPictureDocument.path(uid, id), data: picture } as const,
      ];
      return { writes, result: 'kept' };
    },
    bounds: NOT_TO_BE_LOST,
  });
}

/**
 * Fetches the picture of one creator that is due, shrinks it and keeps it. The creator and its
 * picture are written together, at the version read: a deleted creator gets none. Safe to
 * repeat, to run twice and to kill anywhere.
 */
export async function runPicture(ports: PicturePorts, due: StoredDocument): Promise<PictureEnd> {
  const url = due.data?.['avatar_url'];
  if (!(await claim(ports, due))) return 'left';
  const small = typeof url === 'string' ? await fetchSmall(ports, url) : null;
  if (small === 'later') return 'later';
  return keep(ports, { ...creatorDocument.idsIn(due.path), url: String(url), small });
}
