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

/** What the mail server took for one address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch((await testWorld()).mailbox);
  const mails = z.array(mailSchema).parse(await response.json());
  return mails.filter(({ to }) => to.includes(address));
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

/** Asks until the answer is there; the last answer when it never came. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isThere: (answer: T) => boolean,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (isThere(answer) || Date.now() > end) return answer;
    await sleep(100);
  }
}
