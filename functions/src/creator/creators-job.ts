import type { CreatorEnd, RestoredEmail } from '@vibes/core/api/creator-callables';
import type { StoredEnd, WorkOf } from '@vibes/core/job/job';
import type { JobKind } from '../jobs/job-kind.ts';
import type { AppError } from '../platform/app-error.ts';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { DeliveryDispatch } from '../ports/delivery-dispatch.ts';
import type { Digest } from '../ports/digest.ts';
import { settleEach, type OnFault } from '../steps/settle-each.ts';
import { deleteCreator } from './delete-creator.ts';
import { restoreCreator } from './restore-creator.ts';

export interface CreatorsPorts extends CommitPorts {
  digest: Digest;
  dispatch: DeliveryDispatch;
  onFault: OnFault;
}

/** Puts back the email that deleting stopped; `due`: the delivery that is due now. */
type ResumeEmail = (of: {
  uid: string;
  id: string;
}) => Promise<{ email: RestoredEmail; due: string | null }>;
export type RestorePorts = CreatorsPorts & { resumeEmail: ResumeEmail };

type CreatorsWork = WorkOf<'deleteCreators'> | WorkOf<'restoreCreators'>;

/** A creator that others keep changing does not end the others. */
const OF_ONE: ReadonlySet<AppError['code']> = new Set(['timeout']);
const STEP = 10;

/** One creator's end, and the deliveries that are due with it. */
interface Ended {
  end: CreatorEnd;
  due?: string[];
}

const stored = (end: CreatorEnd): StoredEnd => {
  if (!end.done) return { refused: end.sentence, email: null };
  const { email } = end;
  return { refused: null, email: email ? { why: null, ...email } : null };
};

/** The ends of a job as its callable says them. */
export const creatorEnds = ({ ids, ends }: Pick<CreatorsWork, 'ids' | 'ends'>): CreatorEnd[] =>
  ends.map(({ refused, email }, at) => {
    const id = ids[at] ?? '';
    if (refused !== null) return { id, done: false, sentence: refused };
    if (!email) return { id, done: true };
    const { state, why } = email;
    return { id, done: true, email: state === 'waits' ? { state } : { state, why } };
  });

/** A job that does one thing to each creator, in a commit of its own. */
const creatorsJob = <W extends CreatorsWork>(
  { dispatch, onFault }: CreatorsPorts,
  name: W['name'],
  run: (of: { uid: string; id: string; is_undo: boolean }) => Promise<Ended>,
): JobKind<W> => ({
  name,
  step_size: STEP,
  dispatch,
  async step({ uid, work, is_last_try }) {
    const { ids, is_undo, ends } = work;
    const some = await settleEach<Ended>(ids.slice(ends.length, ends.length + STEP), {
      uid,
      at_once: STEP,
      run: (id) => run({ uid, id, is_undo }),
      of_one: OF_ONE,
      refused: (id, { message }) => ({ end: { id, done: false, sentence: message } }),
      onFault,
      is_last_try,
    });
    const all = [...ends, ...some.map(({ end }) => stored(end))];
    const [due] = some.flatMap((one) => one.due ?? []);
    const is_over = all.length >= ids.length;
    return { work: { ...work, ends: all }, done: all.length, is_over, due };
  },
});

export const deleteCreatorsJob = (ports: CreatorsPorts): JobKind<WorkOf<'deleteCreators'>> =>
  creatorsJob(ports, 'deleteCreators', async (of) => ({ end: await deleteCreator(ports, of) }));

/**
 * An undo puts the email that was stopped back in a second commit: where it is cut off in between, the
 * step is taken again.
 */
export const restoreCreatorsJob = (ports: RestorePorts): JobKind<WorkOf<'restoreCreators'>> =>
  creatorsJob(ports, 'restoreCreators', async (of) => {
    const { end, mirror, has_stopped_email } = await restoreCreator(ports, of);
    const due = mirror === null ? [] : [mirror];
    if (!end.done || !has_stopped_email) return { end, due };
    if (!of.is_undo) return { end: { ...end, email: { state: 'stopped', why: null } }, due };
    const resumed = await ports.resumeEmail(of);
    const more = resumed.due === null ? [] : [resumed.due];
    return { end: { ...end, email: resumed.email }, due: [...due, ...more] };
  });
