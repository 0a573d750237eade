import { blockAccount, unblockAccount } from '../../../functions/src/account/block-account.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { deleteAccount, type DeletionPorts } from './delete-account.ts';
import { describeAccount } from './describe-account.ts';
import { describeDeletion, foreseeDeletion } from './describe-deletion.ts';
import { exportAccount } from './export-account.ts';
import { emailHash, findAccount, type FoundAccount } from './find-account.ts';
import type { AccountArguments } from './read-account-arguments.ts';

export interface AccountBooks extends DeletionPorts {
  /** Shows a line while the command goes on. */
  report: (line: string) => void;
  /** Asks the person to type the address again; throws where nobody can be asked. */
  askEmail: () => Promise<string>;
  /** Writes an export where it was asked for. Returns what to say. */
  save: (text: AsyncIterable<string>) => Promise<string[]>;
}

async function runDeletion(
  books: AccountBooks,
  { uid, email, deletion }: FoundAccount,
  is_sure: boolean,
): Promise<string[]> {
  const { report } = books;
  if (!deletion) {
    for (const line of await foreseeDeletion(books.documents, { uid, email })) report(line);
    if (!is_sure && (await books.askEmail()).trim().toLowerCase() !== email.toLowerCase())
      throw new LocalWorldError('That is another address. Nothing was deleted.');
  }
  const receipt = await deleteAccount(books, { uid, email_hash: emailHash(email), report });
  return describeDeletion({ uid, email }, receipt);
}

/** Runs the command and returns the lines to print. Throws when no account has the address. */
export async function runAccountCommand(
  books: AccountBooks,
  { action, email, is_sure }: Pick<AccountArguments, 'action' | 'email' | 'is_sure'>,
): Promise<string[]> {
  const account = await findAccount(books, email);
  const { uid, is_disabled, deletion } = account;
  if (action === 'delete') return runDeletion(books, account, is_sure);
  if (action === 'export') {
    const sign_in = { uid, email };
    return books.save(exportAccount(books.documents, { sign_in, exported_at: books.clock() }));
  }
  if (deletion) {
    if (action === 'show') return describeDeletion({ uid, email }, deletion);
    throw new LocalWorldError(`The account of ${email} is being deleted, or is gone.`);
  }
  if (action === 'block') {
    const { parked } = await blockAccount(books, uid);
    return [`${email} is blocked. Deliveries that wait until it is unblocked: ${parked}.`];
  }
  if (action === 'unblock') {
    const { resumed } = await unblockAccount(books, uid);
    return [`${email} is unblocked. Deliveries that go on: ${resumed}.`];
  }
  return describeAccount(books.documents, { uid, email, is_disabled: is_disabled === true });
}
