import { checkEdit } from '@vibes/core/delivery/edited-message';
import { useState } from 'react';
import { CallError, sentenceOf } from '../../../lib/call-error.ts';
import { call } from '../../../lib/callables.ts';
import { doubtOf, type Doubt } from '../doubt.ts';
import { useDoubtful } from '../use-doubtful.ts';
import type { Ending } from './review-queue.ts';
import { isChanged, type Draft, type Version } from './review-standing.ts';

type Done<T> = { ok: true; data: T } | { ok: false; sentence: string; doubt: Doubt | null };

async function attempt<T>(act: () => Promise<T>): Promise<Done<T>> {
  try {
    return { ok: true, data: await act() };
  } catch (error) {
    const doubt = error instanceof CallError ? doubtOf(error.reason) : null;
    return { ok: false, sentence: sentenceOf(error), doubt };
  }
}

/** Saves an edit of the revision it was begun from. */
const saveEdit = (delivery_id: string, { began, subject, text }: Draft) =>
  attempt(() => call('editEmail', { delivery_id, seen_revision: began.revision, subject, text }));

/** Sends the revision that the person saw, and no other. */
const sendReviewed = (delivery_id: string, seen_revision: number, anyway: boolean) =>
  attempt(() => call('retryDelivery', { delivery_id, seen_revision, ...(anyway && { anyway }) }));

const stopReviewed = (delivery_id: string) =>
  attempt(() => call('cancelDelivery', { delivery_id }));

/** What a person does with an email under review. One thing at a time; a refusal is `fault`. */
export function useReviewActs(of: {
  id: string;
  draft: Draft | null;
  current: Version;
  onSaved: (version: Version) => void;
  onEnd: (ending: Ending) => void;
}) {
  const { id, draft, current, onSaved, onEnd } = of;
  const [busy, setBusy] = useState<'save' | 'stop' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const unsaved = isChanged(draft, current) ? draft : null;

  /** The revision then on hold; null when it was not saved. */
  async function saveChanges(): Promise<number | null> {
    if (!unsaved) return current.revision;
    const checked = checkEdit(unsaved);
    if (!checked.ok) return null;
    const saved = await saveEdit(id, unsaved);
    if (!saved.ok) {
      setFault(saved.sentence);
      return null;
    }
    const { revision } = saved.data;
    onSaved({ revision, ...checked.message });
    return revision;
  }

  const sending = useDoubtful(async (anyway) => {
    setFault(null);
    const revision = await saveChanges();
    if (revision === null) return null;
    const sent = await sendReviewed(id, revision, anyway);
    if (sent.ok) onEnd('sent');
    else if (sent.doubt) return sent.doubt;
    else setFault(sent.sentence);
    return null;
  });

  const isBusy = busy !== null || sending.isBusy;

  async function run(what: 'save' | 'stop', act: () => Promise<void>) {
    if (isBusy) return;
    setFault(null);
    setBusy(what);
    await act();
    setBusy(null);
  }
  const stopNow = async () => {
    const stopped = await stopReviewed(id);
    if (stopped.ok) onEnd('stopped');
    else setFault(stopped.sentence);
  };
  return {
    isBusy,
    busy: sending.isBusy ? ('send' as const) : busy,
    fault,
    sending,
    send: () => {
      if (!isBusy) sending.start(null);
    },
    save: () => run('save', async () => void (await saveChanges())),
    stop: () => run('stop', stopNow),
  };
}
