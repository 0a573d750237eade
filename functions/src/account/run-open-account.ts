import { refusedPerson } from '../ports/access-check.ts';
import { decideAndCommit, type Decision } from '../steps/decide-and-commit.ts';
import { loadOpening, type AccountPorts, type Opening } from './load-opening.ts';
import { accountWrites, followWrites } from './opening-writes.ts';

/** Most likely some of its documents are left of an account that was deleted by hand. */
const NOT_OPENED = {
  sentence:
    'We couldn’t open your account. Nothing was changed. Try again in a minute. If that doesn’t help, contact support.',
  log: 'account_not_openable',
};

/**
 * Opens the account of a person who signed in: everything in one write, once, bound to the referrer
 * whose link brought them. On repeat it only follows the person to a new time zone, adds up old
 * days of the statistics, and notes the mailbox of an account that was opened before mailboxes were
 * noted; two at once open one. Throws `timeout` when documents of the account exist without the
 * user's own, and `unauthorized` for an account that was deleted.
 */
export function openAccount(ports: AccountPorts, opening: Opening): Promise<{ opened: boolean }> {
  return decideAndCommit(ports, {
    read: () => loadOpening(ports, opening),
    // A conflict means another tab or account of the same person, or a referral code that exists.
    decide(known, now): Decision<{ opened: boolean }> {
      if (known.is_deleted) throw refusedPerson('deleted');
      return known.open
        ? { writes: followWrites(opening, known, now), result: { opened: false } }
        : { writes: accountWrites(opening, known, now), result: { opened: true } };
    },
    timeout: NOT_OPENED,
  });
}
