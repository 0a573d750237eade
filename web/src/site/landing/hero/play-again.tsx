import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** How much of the database is on the screen when the scene counts as seen: the phone stands above it. */
const SEEN = 0.4;

function play(scene: Element | null | undefined) {
  for (const animation of scene?.getAnimations({ subtree: true }) ?? []) {
    animation.currentTime = 0;
    animation.play();
  }
}

/** Plays the scene again; and by itself, once, where it first stood below the screen. */
export function PlayAgain() {
  const button = useRef<HTMLButtonElement>(null);
  const scene = () => button.current?.closest('[data-scene]');

  useEffect(() => {
    const database = scene()?.querySelector('.database');
    if (!database) return;
    let wasAway = false;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          wasAway = true;
          return;
        }
        watcher.disconnect();
        if (wasAway) play(scene());
      },
      { threshold: SEEN },
    );
    watcher.observe(database);
    return () => watcher.disconnect();
  }, []);

  return (
    <button ref={button} className="play-again" type="button" onClick={() => play(scene())}>
      <RotateCcw size={14} aria-hidden="true" />
      Play again
    </button>
  );
}
