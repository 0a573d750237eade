import { testWorld } from './world.ts';

/** The sign-in service's own side: changes to an account that its owner does not make. */
async function ask<Answer>(what: string, body: Record<string, unknown>): Promise<Answer> {
  const { auth, project } = await testWorld();
  const response = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${what}`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`The sign-in service refuses ${what}: ${response.status}.`);
  return (await response.json()) as Answer;
}

export async function uidOf(email: string): Promise<string> {
  const { users } = await ask<{ users?: { localId: string }[] }>('lookup', { email: [email] });
  const [user] = users ?? [];
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  return user.localId;
}

export async function removeUser(email: string) {
  await ask('delete', { localId: await uidOf(email) });
}

export async function disableUser(email: string) {
  await ask('update', { localId: await uidOf(email), disableUser: true });
}

/** Ends every session that began up to now: the service counts in whole seconds. */
export async function endSessions(email: string) {
  const validSince = String(Math.floor(Date.now() / 1000) + 1);
  await ask('update', { localId: await uidOf(email), validSince });
}
