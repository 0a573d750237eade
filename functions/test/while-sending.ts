import type { MailSender } from '../src/ports/mail-sender.ts';

/** The mail server, which takes each mail once `happens` is over. */
export const whileSending =
  (mail: MailSender, happens: (mail: { to: string }) => Promise<unknown>): MailSender =>
  async (account) => {
    const session = await mail(account);
    if ('refused' in session) return session;
    return {
      ...session,
      async send(message) {
        await happens(message);
        return session.send(message);
      },
    };
  };
