/**
 * Adds sources to directives of a Content-Security-Policy; a missing directive is added with
 * 'self', so that widening never narrows what default-src allows.
 */
export function widenPolicy(policy: string, sources: Readonly<Record<string, readonly string[]>>) {
  const directives = new Map(
    policy
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [name = '', ...values] = part.split(/\s+/);
        return [name, values] as const;
      }),
  );
  for (const [name, added] of Object.entries(sources)) {
    directives.set(name, [...(directives.get(name) ?? ["'self'"]), ...added]);
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}
