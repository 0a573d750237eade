import { useEffect, useRef, useState } from 'react';

/** What is this close to the screen counts as near. */
const MARGIN = '400px';

/** Whether the element given to `box` has ever been on the screen, or near it. */
export function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isNear };
}
