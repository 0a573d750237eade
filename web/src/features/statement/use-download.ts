import { creatorPlace, creditEntryPlace } from '@vibes/core/firestore/places';
import {
  collection,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { firestore } from '../../lib/firestore.ts';
import { inParts } from '../../lib/in-parts.ts';
import { currentUid } from '../../lib/live.ts';
import { readAll } from '../../lib/read-all.ts';
import { readDocuments } from '../../lib/read-documents.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { currentName } from './current-name.ts';
import { readStatement, type Progress, type StatementSource } from './read-statement.ts';
import { STATEMENT_HEADER, statementFileName, statementRows } from './statement-file.ts';

export type Download =
  { step: 'idle' } | { step: 'reading'; progress: Progress | null } | { step: 'failed' };

/** Ids allowed in one query: a limit of `in`. */
const IDS = 30;

async function readNames(uid: string, ids: string[]): Promise<Map<string, string>> {
  const { path, read } = creatorPlace.within(uid);
  const all = collection(firestore(), path);
  const found = await Promise.all(
    inParts(ids, IDS).map((group) =>
      getDocsFromServer(query(all, where(documentId(), 'in', group))),
    ),
  );
  const creators = found.flatMap((snapshot) => readDocuments(read, snapshot));
  return new Map(creators.map((creator) => [creator.id, currentName(creator)]));
}

/** All entries of the person who is signed in now, read from the server. */
function statementSource(): StatementSource {
  const uid = currentUid();
  const entries = creditEntryPlace.within(uid);
  return {
    count: async () => {
      const all = collection(firestore(), entries.path);
      return (await getCountFromServer(all)).data().count;
    },
    pages: () => readAll(entries),
    namesOf: (ids) => readNames(uid, ids),
  };
}

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
