import type { Worker } from 'node:worker_threads';

/**
 * Measures from now on how many milliseconds of processor a thread has used at most: the time that it
 * was busy, and what the whole process used, whichever is less. Node 20 counts no thread alone; what
 * other processes or other threads take adds to one of the two, and seldom to both.
 */
export function busyTime({ performance }: Worker): () => number {
  const before = performance.eventLoopUtilization();
  const used = process.cpuUsage();
  return () => {
    const { active } = performance.eventLoopUtilization(before);
    const { user, system } = process.cpuUsage(used);
    return Math.min(active, (user + system) / 1000);
  };
}
