import { ACCOUNT_DOCUMENTS } from '@vibes/core/firestore/account-documents';
import type { Documents, StoredDocument } from '../../../functions/src/ports/documents.ts';
import type { Person } from '../../../functions/src/ports/sign-in-service.ts';
import { ACCOUNT_PLACES, walkPlace, type AccountPlace } from './account-places.ts';

/** Documents read at once: what is in memory of an account of any size. */
const PAGE = 200;

const PATH = 'the end of the path';
const SECRETS = 'secrets, hashes of them, or ids of others';

/** What an export does not say, so that its reader knows that it exists. */
const leftOut = () => [
  ...ACCOUNT_PLACES.flatMap(({ name, rule }) => {
    const { hidden = [], has_hidden_path, hidden_because: because = SECRETS } = rule;
    const fields = has_hidden_path ? [PATH, ...hidden] : hidden;
    return fields.length > 0 ? [{ documents: name, fields, because }] : [];
  }),
  { documents: 'trial_mailboxes', because: ACCOUNT_DOCUMENTS.trialMailboxDocument.because },
  { documents: 'others’ referrals', because: 'they name this account by its id alone' },
  {
    documents: 'Stripe',
    because:
      'name, email address, cards, subscriptions, invoices and pay pages of the customer are there, and not in the database',
  },
];

function shown({ name, rule }: AccountPlace, { path, data = {} }: StoredDocument) {
  const { hidden = [], has_hidden_path } = rule;
  const fields = Object.entries(data).filter(([field]) => !hidden.includes(field));
  return { path: has_hidden_path ? `${name}/…` : path, ...Object.fromEntries(fields) };
}

/**
 * Everything that is stored about an account, as JSON, a line for each document: each by its path
 * and with the fields as stored; before them, what the sign-in service keeps. Secrets and ids of others are left out, and named as left out.
 */
export async function* exportAccount(
  documents: Documents,
  { sign_in, exported_at }: { sign_in: Person | { uid: string }; exported_at: Date },
): AsyncGenerator<string> {
  const head = { exported_at, sign_in, left_out: leftOut() };
  yield `${JSON.stringify(head).slice(0, -1)},\n"documents": [`;
  let separator = '\n';
  for (const place of ACCOUNT_PLACES) {
    for await (const page of walkPlace(documents, place, { uid: sign_in.uid, limit: PAGE })) {
      const lines = page.map((one) => JSON.stringify(shown(place, one)));
      yield separator + lines.join(',\n');
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}
