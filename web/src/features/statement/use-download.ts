import { useEffect, useRef, useState } from 'react';
import { saveCsv } from '../../lib/save-csv.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { statementSource } from './read-statement.data.ts';
import { readStatement, type Progress } from './read-statement.ts';
import { STATEMENT_HEADER, statementFileName, statementRows } from './statement-file.ts';

export type Download =
  { step: 'idle' } | { step: 'reading'; progress: Progress | null } | { step: 'failed' };

/**
 * The whole statement as a file: its progress, and how to start and cancel. One at a time; leaving
 * the page cancels it.
 */
export function useDownload() {
  const time_zone = useTimeZone();
  const [download, setDownload] = useState<Download>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);

  function cancel() {
    running.current?.abort();
    running.current = null;
    setDownload({ step: 'idle' });
  }

  async function run() {
    const stop = new AbortController();
    const { signal } = stop;
    running.current = stop;
    const show = (next: Download) => {
      if (!signal.aborted) setDownload(next);
    };
    show({ step: 'reading', progress: null });
    try {
      const report = (progress: Progress) => show({ step: 'reading', progress });
      const lines = await readStatement(statementSource(), { signal, report });
      signal.throwIfAborted();
      const name = statementFileName(new Date(), time_zone);
      await saveCsv(name, STATEMENT_HEADER, statementRows(lines));
      show({ step: 'idle' });
    } catch {
      show({ step: 'failed' });
    }
    if (running.current === stop) running.current = null;
  }

  const start = () => {
    if (!running.current) void run();
  };

  useEffect(() => () => running.current?.abort(), []);
  return { download, start, cancel };
}
