import { mailLimits, once, unreadable, wireQueue } from './wire-base.ts';
import { wireDns } from './wire-dns.ts';

/** What the workflows take that a person starts: documents, dispatches, DNS, and the limits of mail. */
export const wirePerson = once(async () => {
  const [queue, { takesMail }] = await Promise.all([wireQueue(), wireDns()]);
  return { ...queue, takesMail, limits: mailLimits(), onFault: unreadable };
});
