import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startMailbox, type Mailbox } from '../src/stand-ins/mailbox/start-mailbox.ts';
import { watchedWorld } from './watched-world.ts';

/** One mailbox for the tests of a file, empty and without faults before each; opens its worlds. */
export function watchedMailbox() {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox({ port: 0, smtp_port: 0, imap_port: 0 });
  });
  afterAll(() => mailbox.stop());
  beforeEach(async () => {
    await fetch(`${mailbox.origin}/faults`, { method: 'POST', body: '{"mode":"none"}' });
    await fetch(mailbox.origin, { method: 'DELETE' });
  });
  return {
    world: () => watchedWorld(mailbox),
    imap: () => fetch(`${mailbox.origin}/imap`),
  };
}
