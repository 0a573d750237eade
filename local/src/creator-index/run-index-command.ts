import { creatorIndexDocument, userDocument } from '@vibes/core/firestore/documents';
import { sealCreators } from '../../../functions/src/creator-index/run-seal-creators.ts';
import type { SealPorts } from '../../../functions/src/creator-index/seal-all-job.ts';
import type { SignInService } from '../../../functions/src/ports/sign-in-service.ts';
import { loadDocuments } from '../../../functions/src/steps/load-documents.ts';
import { uidIn } from '../accounts/read-account-arguments.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { checkIndex, type IndexCheck } from './check-index.ts';
import type { IndexArguments } from './read-index-arguments.ts';

/** Creators that are named one by one. */
const NAMED = 20;

const indexLine = ({ index }: IndexCheck) =>
  index
    ? `Index: ${index.entries} entries in ${index.chunks} chunks, sealed ${index.sealed_to.toISOString()}.`
    : 'There is no index.';

/** What a check found, in lines. */
function describeCheck(uid: string, checked: IndexCheck): string[] {
  const { creators, index, changed, loose, is_broken, differences } = checked;
  const lines = [`${uid}: creators: ${creators}. ${indexLine(checked)}`];
  if (!index) return lines;
  if (loose > 0) lines.push(`  Chunks left by seals that were cut off: ${loose}.`);
  if (is_broken) return [...lines, '  A chunk is missing. Run rebuild.'];
  lines.push(`  Changed since the seal: ${changed}. Differences: ${differences.length}.`);
  const named = differences.slice(0, NAMED).map(({ id, what }) => `  ${id} ${what}`);
  const more = differences.length - named.length;
  return [...lines, ...named, ...(more > 0 ? [`  and ${more} more`] : [])];
}

const isInOrder = ({ is_broken, differences }: IndexCheck): boolean =>
  !is_broken && differences.length === 0;

interface Books extends SealPorts {
  people: Pick<SignInService, 'find'>;
  /** Shows a line while the command goes on. */
  report: (line: string) => void;
}

/** Accounts read at once. */
const PAGE = 300;

async function* everyIndex({ documents }: Books): AsyncGenerator<string> {
  for (let after: string | null = null; ;) {
    const page = await documents.page({
      collection: userDocument.collection(),
      after,
      limit: PAGE,
    });
    const uids = page.map(({ path }) => userDocument.idsIn(path).uid);
    const indexes = await loadDocuments(
      documents,
      uids.map((uid) => creatorIndexDocument.at(uid)),
    );
    for (const [place, uid] of uids.entries()) if (indexes[place]?.data) yield uid;
    const last = uids.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last;
  }
}

async function* uidsOf(books: Books, name: string | null): AsyncGenerator<string> {
  if (name === null) {
    yield* everyIndex(books);
    return;
  }
  const uid = uidIn(name) ?? (await books.people.find({ email: name }))?.uid;
  if (uid === undefined) throw new LocalWorldError(`Nobody signs in with ${name}.`);
  yield uid;
}

/** Runs the command for one account or for all. Returns whether every index is in order. */
export async function runIndexCommand(
  books: Books,
  { action, name }: Pick<IndexArguments, 'action' | 'name'>,
): Promise<boolean> {
  let all = true;
  for await (const uid of uidsOf(books, name)) {
    if (action === 'rebuild') {
      const { sealed } = await sealCreators(books, { uid, is_whole: true });
      if (!sealed) books.report(`${uid}: it was sealed by somebody else meanwhile.`);
    }
    const checked = await checkIndex(books, uid);
    for (const line of describeCheck(uid, checked)) books.report(line);
    all &&= isInOrder(checked);
  }
  return all;
}
