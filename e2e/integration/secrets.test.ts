import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiKeyDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { aesSecretBox } from '../../functions/src/adapters/crypto/aes-secret-box.ts';
import { secretContext } from '../../functions/src/ports/secret-box.ts';
import { runCommand } from '../../local/src/process/run-command.ts';
import { call } from '../../local/src/world/call.ts';
import { readMasterKey } from '../../local/src/world/functions-secret.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { openTestAccount } from '../support/account.ts';
import { database, dataOf } from '../support/database.ts';
import { stackFile } from '../support/world.ts';

it('the command moves a secret from another key to the one that the functions encrypt with', async () => {
  const root = (await readMasterKey(ROOT)) ?? '';
  const keys = `${root},spare:${randomBytes(32).toString('base64')}`;
  const [, spare = ''] = keys.split(',');
  const { uid, api_key, session } = await openTestAccount();
  const sealed = aesSecretBox(`${spare},${root}`).seal(api_key, secretContext.apiKey(uid));
  await (await database()).doc(apiKeyDocument.path(uid)).update({ api_key: sealed });
  const before = await dataOf(userSecretsDocument.path(uid));

  const { output } = await runCommand({
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, 'local/src/secrets/secrets.ts'), 'rotate'],
    cwd: ROOT,
    env: { ...process.env, SECRETS_MASTER_KEY: keys, VIBES_STACK: stackFile() },
  });
  expect(output).toMatch(/under the root\.[^]*Documents looked at: \d+\. Sealed again: 1\./);
  expect(output).not.toContain(uid);
  const { apiKey } = await call({ ...session, name: 'getUserData', payload: {} });
  expect(apiKey.api_key).toBe(api_key);
  expect(await dataOf(userSecretsDocument.path(uid))).toEqual(before);
});
