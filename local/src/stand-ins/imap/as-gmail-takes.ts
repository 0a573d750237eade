/** What Gmail finds when it checks the sender of a message; `none`: it writes nothing of it. */
export const AUTHENTICATIONS = ['pass', 'fail', 'none'] as const;
export type Authentication = (typeof AUTHENTICATIONS)[number];

/** A message as Gmail keeps it once it has come in: with the hop it took, and what it found of the sender. */
export function asGmailTakes(
  raw: string,
  { account, authentication }: { account: string; authentication: Authentication },
): string {
  const domain = /^From:.*@([^\s<>]+)/im.exec(raw)?.[1] ?? 'unknown.test';
  const host = authentication === 'pass' ? `mail.${domain}` : 'mail.elsewhere.test';
  const results = {
    pass: [
      `dkim=pass header.i=@${domain} header.s=s1 header.b="aB/c+D=="`,
      `spf=pass (google.com: domain of bounce@${domain} designates 203.0.113.7 as permitted sender) smtp.mailfrom=bounce@${domain}`,
      `dmarc=pass (p=QUARANTINE sp=NONE dis=NONE) header.from=${domain}`,
    ],
    fail: [
      `spf=softfail (google.com: domain of transitioning ${account} does not designate 203.0.113.7 as permitted sender) smtp.mailfrom=${account}`,
      `dmarc=fail (p=NONE sp=NONE dis=NONE) header.from=${domain}`,
    ],
    none: null,
  }[authentication];
  return [
    `Delivered-To: ${account}`,
    'Received: by 2002:a05:6402:1a52:b0:5cf:0:0 with SMTP id x12csp1; Tue, 24 Nov 2026 09:00:01 -0800 (PST)',
    `Received: from ${host} (${host}. [203.0.113.7])`,
    `        by mx.google.com with ESMTPS id a1-20020a0 for <${account}>;`,
    '        Tue, 24 Nov 2026 09:00:00 -0800 (PST)',
    ...(results
      ? [`Authentication-Results: mx.google.com;\r\n       ${results.join(';\r\n       ')}`]
      : []),
    raw,
  ].join('\r\n');
}
