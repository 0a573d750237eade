/**
 * Loaded into a page before its own scripts: notes each frame while something moves, and what moves.
 */

/** What one motion took. */
export interface Motion {
  /** The time from frame to frame while something moved, in ms. */
  frames: number[];
  /** What changed from frame to frame, as CSS names it. */
  properties: string[];
}

declare const motion: { begin: () => void; end: () => Motion };

export function watchMotion() {
  const AS_KEYFRAME = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  let seen: Motion = { frames: [], properties: [] };
  let isOn = false;
  let last = 0;
  const watch = (at: number) => {
    if (!isOn) return;
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 0,
      );
    if (moving.length > 0 && last > 0) seen.frames.push(at - last);
    last = moving.length > 0 ? at : 0;
    for (const { effect } of moving)
      for (const keyframe of (effect as KeyframeEffect).getKeyframes())
        for (const name of Object.keys(keyframe))
          if (!AS_KEYFRAME.has(name) && !seen.properties.includes(name)) seen.properties.push(name);
    requestAnimationFrame(watch);
  };
  Object.assign(globalThis, {
    motion: {
      begin: () => {
        seen = { frames: [], properties: [] };
        last = 0;
        isOn = true;
        requestAnimationFrame(watch);
      },
      end: () => {
        isOn = false;
        return seen;
      },
    },
  });
}

/** Only these need neither layout nor paint. */
const CHEAP = new Set(['transform', 'opacity', 'translate', 'scale', 'rotate']);
export const costly = ({ properties }: Motion): string[] =>
  properties.filter((name) => !CHEAP.has(name));

const FRAME_MS = 1000 / 60;
export const droppedFrames = ({ frames }: Motion): number =>
  frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
export const longestFrame = ({ frames }: Motion): number => Math.max(0, ...frames);

export const beginMotion = () => motion.begin();
export const endMotion = (): Motion => motion.end();
