import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { counted } from '../../../lib/counted.ts';
import { startBulk } from '../bulk/bulk-job.ts';

/** Exports the chosen creators as a bulk action, with its progress and the way to stop it. */
export function exportChosen(chosen: readonly CreatorEntry[], time_zone: string): void {
  const total = chosen.length;
  void startBulk({ doing: 'Exporting', total }, async ({ onProgress, mayGoOn }) => {
    const { exportCreators } = await import('./export-creators.ts');
    const stop = new AbortController();
    const report = (done: number) => {
      onProgress({ done, total });
      if (!mayGoOn()) stop.abort();
    };
    try {
      await exportCreators(chosen, { time_zone, report, signal: stop.signal });
      return { sentence: `${counted(total, 'creator')} exported`, refusals: [] };
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      return { sentence: 'Export stopped. No file was saved.', refusals: [] };
    }
  });
}
