import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { newAccount, type Account } from './account.ts';

/** The account in a file, or a new one when there is none, or none that can be read. */
export function readAccount(file: string | undefined): Account {
  if (file === undefined) return newAccount();
  try {
    return { ...newAccount(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Account>) };
  } catch {
    return newAccount();
  }
}

/** Writes the account to the file. Returns only after it is written. */
export function writeAccount(file: string | undefined, account: Account): void {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, JSON.stringify(account));
  renameSync(`${file}.new`, file);
}
