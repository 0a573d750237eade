import { blockAccount, unblockAccount } from '../../../functions/src/account/block-account.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import type { OpenedProject } from '../world/open-project.ts';
import { describeAccount } from './describe-account.ts';
import type { AccountArguments } from './read-account-arguments.ts';

/** Runs the command and returns the lines to print. Throws when no account has the address. */
export async function runAccountCommand(
  books: Omit<OpenedProject, 'close'>,
  { action, email }: Omit<AccountArguments, 'project'>,
): Promise<string[]> {
  const person = await books.people.findByEmail(email);
  if (!person) throw new LocalWorldError(`Nobody signs in with ${email}.`);
  const { uid } = person;
  if (action === 'block') {
    const { parked } = await blockAccount(books, uid);
    return [`${email} is blocked. Deliveries that wait until it is unblocked: ${parked}.`];
  }
  if (action === 'unblock') {
    const { resumed } = await unblockAccount(books, uid);
    return [`${email} is unblocked. Deliveries that go on: ${resumed}.`];
  }
  return describeAccount(books.documents, { ...person, email });
}
