import { useState } from 'react';

/**
 * The stored value, or the value just written until the live read brings another version of the
 * document: unlike a plain write, a transaction is not shown ahead of that.
 */
export function useEcho<T>(stored: { value: T; version: Date }) {
  const version = stored.version.getTime();
  const [echo, setEcho] = useState<{ value: T; version: number } | null>(null);
  const isOutdated = echo !== null && echo.version !== version;
  if (isOutdated) setEcho(null);
  return {
    value: echo && !isOutdated ? echo.value : stored.value,
    show: (value: T) => setEcho({ value, version }),
  };
}
