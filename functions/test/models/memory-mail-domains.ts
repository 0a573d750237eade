import type { MailDomain } from '@vibes/core/delivery/sending-facts';
import type { TakesMail } from '../../src/ports/takes-mail.ts';

/** DNS in memory: every domain takes mail, but those that are set to something else. */
export function memoryMailDomains(): {
  takesMail: TakesMail;
  set: (domain: string, answer: MailDomain) => void;
  /** The domains asked about, in order. */
  asked: string[];
} {
  const answers = new Map<string, MailDomain>();
  const asked: string[] = [];
  return {
    takesMail(domain) {
      asked.push(domain);
      return Promise.resolve(answers.get(domain.toLowerCase()) ?? 'yes');
    },
    set: (domain, answer) => void answers.set(domain.toLowerCase(), answer),
    asked,
  };
}
