import { useEffect, useEffectEvent, useState } from 'react';

/** The address follows what is typed after a pause of this long, in ms: Safari ends a hundred changes in 30 s. */
const PAUSE_MS = 300;

/**
 * The search text while it is typed. It shows at once; the address gets it after a pause, or when
 * the field is left. A text that the address gets otherwise, by Back or a link, takes its place.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState({ inAddress, written: inAddress });
  if (seen.inAddress !== inAddress) {
    setSeen({ inAddress, written: inAddress });
    if (inAddress !== seen.written) setTyped(inAddress);
  }

  function settle(text: string) {
    if (text === seen.written) return;
    setSeen({ inAddress, written: text });
    write(text);
  }
  // By then the field may have been left, which settles the text.
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => settleLater(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, settle: () => settle(typed) };
}
