import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { FaultMode } from '../../local/src/stand-ins/mailbox/fault.ts';
import { testWorld } from './world.ts';

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.array(z.string())),
});
export type Mail = z.infer<typeof mailSchema>;

async function allMails(): Promise<Mail[]> {
  const response = await fetch((await testWorld()).mailbox);
  return z.array(mailSchema).parse(await response.json());
}

/** The mails the server accepted for one address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  return (await allMails()).filter(({ to }) => to.includes(address));
}

/** How many mails each address had. */
export async function countMails(addresses: readonly string[]): Promise<number[]> {
  const counts = new Map<string, number>();
  for (const to of (await allMails()).flatMap((mail) => mail.to)) {
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return addresses.map((address) => counts.get(address) ?? 0);
}

/** Address of the mail server itself. */
export async function smtpUrl(): Promise<string> {
  const response = await fetch(`${(await testWorld()).mailbox}/smtp`);
  return z.object({ smtp_url: z.string() }).parse(await response.json()).smtp_url;
}

/** Makes the mail server misbehave until `none` is set. */
export async function setMailFault(mode: FaultMode): Promise<void> {
  const { mailbox } = await testWorld();
  const response = await fetch(`${mailbox}/faults`, {
    method: 'POST',
    body: JSON.stringify({ mode }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Polls until the answer is there; returns the last answer when it never came. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isThere: (answer: T) => boolean,
  seconds = 60,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (isThere(answer) || Date.now() > end) return answer;
    await sleep(100);
  }
}
