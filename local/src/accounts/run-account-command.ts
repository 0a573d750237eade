import { blockAccount, unblockAccount } from '../../../functions/src/account/block-account.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { deleteAccount, type DeletionPorts } from './delete-account.ts';
import { describeAccount } from './describe-account.ts';
import { describeDeletion, foreseeDeletion } from './describe-deletion.ts';
import { exportAccount } from './export-account.ts';
import { findAccount, type FoundAccount } from './find-account.ts';
import type { AccountArguments } from './read-account-arguments.ts';

export interface AccountBooks extends DeletionPorts {
  /** Shows a line while the command goes on. */
  report: (line: string) => void;
  /** Asks the person to type the address, or `uid:` and the uid, again; throws where nobody can be asked. */
  askName: () => Promise<string>;
  /** Writes an export where it was asked for. Returns what to say. */
  save: (text: AsyncIterable<string>) => Promise<string[]>;
}

type Asked = Pick<AccountArguments, 'action' | 'name' | 'is_sure' | 'without_stripe'>;

async function makeSure(books: AccountBooks, account: FoundAccount, asked: Asked): Promise<void> {
  const { uid, name, others } = account;
  // The command may be the repetition of one that deleted the account before.
  if (asked.is_sure && others.length > 0)
    throw new LocalWorldError(
      `An account of ${name} is deleted. A new account of this address exists (${uid}); run without --yes.`,
    );
  const { without_stripe } = asked;
  const lines = await foreseeDeletion(books.documents, { uid, name, without_stripe });
  for (const line of lines) books.report(line);
  if (!asked.is_sure && (await books.askName()).trim().toLowerCase() !== name.toLowerCase())
    throw new LocalWorldError('That is another address. Nothing was deleted.');
}

async function runDeletion(
  books: AccountBooks,
  account: FoundAccount,
  asked: Asked,
): Promise<string[]> {
  if (!account.deletion) await makeSure(books, account, asked);
  const { report } = books;
  const { uid, email_hash, deletion } = account;
  if (deletion && !deletion.finished_at) report(`Going on with the deletion of ${uid} …`);
  const { without_stripe } = asked;
  const receipt = await deleteAccount(books, { uid, email_hash, without_stripe, report });
  return describeDeletion(account, receipt);
}

const describeOthers = ({ name, others }: FoundAccount): string[] =>
  others.flatMap(({ uid, deletion }) => ['', ...describeDeletion({ uid, name }, deletion)]);

/** Runs the command and returns the lines to print. Throws when no account has the address. */
export async function runAccountCommand(books: AccountBooks, asked: Asked): Promise<string[]> {
  const { action, name } = asked;
  const account = await findAccount(books, asked);
  const { uid, person, deletion } = account;
  if (action === 'delete') return runDeletion(books, account, asked);
  if (action === 'export') {
    const sign_in = person ?? { uid };
    return books.save(exportAccount(books.documents, { sign_in, exported_at: books.clock() }));
  }
  if (action === 'show') {
    const lines = deletion
      ? describeDeletion(account, deletion)
      : await describeAccount(books.documents, account);
    return [...lines, ...describeOthers(account)];
  }
  if (deletion) throw new LocalWorldError(`The account of ${name} is being deleted, or is gone.`);
  if (action === 'block') {
    const { parked } = await blockAccount(books, uid);
    return [`${name} is blocked. Deliveries that wait until it is unblocked: ${parked}.`];
  }
  const { resumed } = await unblockAccount(books, uid);
  return [`${name} is unblocked. Deliveries that go on: ${resumed}.`];
}
