import { describe, expect, it } from 'vitest';
import { readAuthenticationResults } from './authentication-results.ts';
import { GMAIL, isAuthenticated } from './is-authenticated.ts';
import { parseHead } from './parse-mail.ts';

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const HOP =
  'Received: from mail-1.studio-lee.com (mail-1.studio-lee.com. [203.0.113.7])\n        by mx.google.com with ESMTPS id a1-20020a05\n        for <max@brand.com>\n        (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384 bits=256/256);\n        Tue, 24 Nov 2026 09:00:00 -0800 (PST)\n';
const INSIDE =
  'Delivered-To: max@brand.com\nReceived: by 2002:a05:6402:1a52 with SMTP id x;\n        Tue, 24 Nov 2026 09:00:01 -0800 (PST)\n';
const DKIM = 'dkim=pass header.i=@studio-lee.com header.s=s1 header.b="aB/c+D=="';
const SPF =
  'spf=pass (google.com: domain of ann@studio-lee.com designates 203.0.113.7 as permitted sender) smtp.mailfrom=ann@studio-lee.com';
const DMARC = 'dmarc=pass (p=QUARANTINE sp=NONE dis=NONE) header.from=studio-lee.com';

const results = (...checks: string[]) =>
  `Authentication-Results: mx.google.com;\n       ${checks.join(';\n       ')}\n`;
const GOOD = results(DKIM, SPF, DMARC);
const ANN = 'From: Ann Lee <ann@studio-lee.com>\n';

async function isTrusted(header: string) {
  const raw = new TextEncoder().encode(`${header}Subject: Re: Hi\n\nYes`.replaceAll('\n', '\r\n'));
  return isAuthenticated(await parseHead(raw), GMAIL);
}

describe('a message is authenticated', () => {
  it.each([
    ['DMARC passed', `${INSIDE}${HOP}${GOOD}${ANN}`],
    ['only DMARC is named', `${HOP}${results(DMARC)}${ANN}`],
    ['only DKIM of the domain passed', `${HOP}${results(DKIM)}${ANN}`],
    ['only SPF of the domain passed', `${HOP}${results(SPF)}${ANN}`],
    ['DKIM of its parent passed', `${HOP}${results(DKIM)}From: Ann <ann@mail.studio-lee.com>\n`],
    [
      'a key of another signer failed beside it',
      `${HOP}${results('dkim=neutral (body hash did not verify) header.i=@list.org', DKIM)}${ANN}`,
    ],
    [
      'a report without a return path comes from its host',
      `${HOP}${results('spf=none (google.com: mail-1.studio-lee.com does not designate permitted sender hosts) smtp.helo=mail-1.studio-lee.com', 'dkim=pass header.d=studio-lee.com')}From: mailer-daemon@studio-lee.com\n`,
    ],
    [
      'its host passed by its own name',
      `${HOP}${results('spf=pass smtp.mailfrom=<> smtp.helo=mail-1.studio-lee.com')}From: mailer-daemon@studio-lee.com\n`,
    ],
    [
      'the sender forged a result below',
      `${HOP}${GOOD}Authentication-Results: mx.google.com; dmarc=fail header.from=x.com\n${ANN}`,
    ],
    [
      'the domain is written in its own letters',
      `${HOP}${results('dmarc=pass header.from=xn--bcher-kva.de')}From: ann@bücher.de\n`,
    ],
  ])('where %s', async (_, header) => expect(await isTrusted(header)).toBe(true));

  const FAILED = 'dmarc=fail (p=NONE sp=NONE dis=NONE) header.from=studio-lee.com';
  it.each([
    ['nothing was checked', `${HOP}${ANN}`],
    [
      'nothing passed',
      `${HOP}${results('dkim=none', 'spf=softfail smtp.mailfrom=ann@studio-lee.com')}${ANN}`,
    ],
    ['DMARC failed', `${HOP}${results('spf=pass smtp.mailfrom=x@evil.com', FAILED)}${ANN}`],
    ['DMARC failed, whatever else passed', `${HOP}${results(DKIM, FAILED)}${ANN}`],
    [
      'another domain passed',
      `${HOP}${results('dkim=pass header.i=@evil.com', 'spf=pass smtp.mailfrom=a@evil.com')}${ANN}`,
    ],
    [
      'DMARC passed for another domain',
      `${HOP}${results('dmarc=pass header.from=evil.com')}${ANN}`,
    ],
    ['DMARC passed for nobody', `${HOP}${results('dmarc=pass')}${ANN}`],
    ['DMARC passed twice', `${HOP}${results(DMARC, 'dmarc=pass header.from=evil.com')}${ANN}`],
    ['another server says so', `${HOP}${GOOD.replace('mx.google.com', 'mx.evil.com')}${ANN}`],
    [
      'a server with a longer name says so',
      `${HOP}${GOOD.replace('mx.google.com', 'mx.google.com.evil.com')}${ANN}`,
    ],
    [
      'another server says so above',
      `${HOP}${results('dmarc=fail').replace('mx.google.com', 'mx.evil.com')}${GOOD}${ANN}`,
    ],
    [
      'it is below a hop of another server',
      `${HOP.replace('by mx.google.com', 'by mx.evil.com')}${GOOD}${ANN}`,
    ],
    ['it is below a second hop that names the server', `${INSIDE}${HOP}${HOP}${GOOD}${ANN}`],
    [
      'it is below a hop that cannot be read',
      `Received: from a by b by mx.google.com\nReceived: from by mx.google.com\n${GOOD}${ANN}`,
    ],
    ['the message has two senders', `${HOP}${GOOD}From: ann@studio-lee.com, eve@evil.com\n`],
    ['the message has two lines of senders', `${HOP}${GOOD}${ANN}From: eve@evil.com\n`],
    ['the message has no sender', `${HOP}${GOOD}`],
    [
      'the comment was ended by the sender’s address',
      `${HOP}${results('spf=pass (google.com: domain of "x) ; dmarc=pass header.from=studio-lee.com (y"@evil.com designates 203.0.113.7 as permitted sender) smtp.mailfrom=x')}${ANN}`,
    ],
    [
      'the sender’s address is a result',
      `${HOP}${results('spf=pass smtp.mailfrom="a; dmarc=pass header.from=studio-lee.com"@evil.com')}${ANN}`,
    ],
    [
      'two share a public suffix alone',
      `${HOP}${results('dkim=pass header.i=@evil.co.uk')}From: ann@lee.co.uk\n`,
    ],
    [
      'two share a host of pages alone',
      `${HOP}${results('dkim=pass header.i=@evil.github.io')}From: ann@lee.github.io\n`,
    ],
  ])('not where %s', async (_, header) => expect(await isTrusted(header)).toBe(false));
});

describe('the field of the results', () => {
  it.each([
    ['mx.google.com 1; none', { authserv_id: 'mx.google.com', checks: [] }],
    [
      'MX.google.com; SPF=Pass (a (nested) one) smtp.mailfrom=A@b.com ; dkim/1=none',
      {
        authserv_id: 'mx.google.com',
        checks: [
          { method: 'spf', result: 'pass', properties: { 'smtp.mailfrom': 'a@b.com' } },
          { method: 'dkim', result: 'none', properties: {} },
        ],
      },
    ],
    ['', null],
    ['mx.google.com; dmarc', null],
    ['mx.google.com; dmarc=pass and more', null],
    ['mx.google.com; dmarc=pass (without an end', null],
    ['mx.google.com; dmarc=pass) header.from=a.com', null],
    ['mx.google.com; dmarc=pass header.from="a.com', null],
    [`mx.google.com; dmarc=pass ${'x'.repeat(5000)}=y`, null],
  ])('%s', (field, read) => expect(readAuthenticationResults(field)).toEqual(read));
});
