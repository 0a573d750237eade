import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { MailSender, OutgoingMail } from '../../src/ports/mail-sender.ts';

/** A mail server in memory. `next` sets how the following attempts end; it accepts otherwise. */
export function memoryMail(): {
  sender: MailSender;
  sent: (OutgoingMail & { from: string })[];
  next: { at: 'sign_in' | 'send'; outcome: DeliveryOutcome }[];
} {
  const sent: (OutgoingMail & { from: string })[] = [];
  const next: { at: 'sign_in' | 'send'; outcome: DeliveryOutcome }[] = [];
  const take = (at: 'sign_in' | 'send') => (next[0]?.at === at ? next.shift()?.outcome : undefined);
  const sender: MailSender = (account) => {
    const refused = take('sign_in');
    if (refused) return Promise.resolve({ refused });
    return Promise.resolve({
      send(mail) {
        const outcome = take('send') ?? { kind: 'accepted' };
        if (outcome.kind === 'accepted' || outcome.kind === 'unknown') {
          sent.push({ ...mail, from: account.address });
        }
        return Promise.resolve(outcome);
      },
      close: () => undefined,
    });
  };
  return { sender, sent, next };
}
