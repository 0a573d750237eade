import { useState } from 'react';

/**
 * The stored value, or what has just been written in its place until the live read brings
 * another version of the document: a transaction, unlike a plain write, is not shown ahead of it.
 */
export function useEcho<T>(stored: { value: T; version: Date }) {
  const version = stored.version.getTime();
  const [echo, setEcho] = useState<{ value: T; version: number } | null>(null);
  const isOutdated = echo !== null && echo.version !== version;
  if (isOutdated) setEcho(null);
  return {
    value: echo && !isOutdated ? echo.value : stored.value,
    show: (value: T) => setEcho({ value, version }),
    drop: () => setEcho(null),
  };
}
