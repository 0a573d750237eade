import type { MailSender } from '../src/ports/mail-sender.ts';

/** Gmail is busy at the first try, during which `meanwhile` runs; it accepts the next ones. */
export function busyMail(meanwhile: () => Promise<unknown>) {
  const tried: string[] = [];
  const mail: MailSender = () =>
    Promise.resolve({
      send: async ({ to }) => {
        tried.push(to);
        if (tried.length > 1) return { kind: 'accepted' };
        await meanwhile();
        return { kind: 'temporary', code: 'mailbox_busy' };
      },
      close: () => undefined,
    });
  return { mail, tried };
}
