import { describe } from 'vitest';
import { memoryMailDomains } from './memory-mail-domains.ts';
import { takesMailContract } from './takes-mail.contract.ts';

describe('DNS in memory', () =>
  takesMailContract((domains) => {
    const { takesMail, set } = memoryMailDomains();
    for (const [domain, answer] of Object.entries(domains)) set(domain, answer);
    return takesMail;
  }));
