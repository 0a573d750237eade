import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';
import { orNotify } from '../../../lib/or-notify.ts';

/** Long enough to notice that it was the wrong one, in ms. */
const UNDO_MS = 10_000;

/** Two creators, and what the second one is called. */
interface Pair {
  id: string;
  other: string;
  /** "@lena on Instagram". */
  word: string;
}

/** Joins two creators, says so, and offers to undo it. Resolves to whether it is done. */
export const joinWithUndo = ({ id, other, word }: Pair): Promise<boolean> =>
  orNotify('Not joined', () => join({ id, other, word }, { isUndo: false }));

/** Takes two creators apart of which `other` was joined into `id`, says so, and offers to undo it. */
export const separateWithUndo = ({ id, other, word }: Pair): Promise<boolean> =>
  orNotify('Not taken apart', () => separate({ id, other, word }, { isUndo: false }));

/** Notes that two creators are not the same person. Resolves to whether it is done. */
export const markNotSame = ({ id, other, word }: Pair): Promise<boolean> =>
  orNotify('Not saved', async () => {
    const fault = 'We couldn’t save this. Please try again.';
    await call('markNotSame', { ids: [id, other] }, fault);
    notify.success({ title: `We won’t ask about ${word} again` });
  });

const undo = (act: () => Promise<unknown>) => ({
  duration: UNDO_MS,
  action: { label: 'Undo', onClick: () => void act() },
});

async function join({ id, other, word }: Pair, { isUndo }: { isUndo: boolean }) {
  const fault = 'We couldn’t join these creators. Please try again.';
  const end = await call('joinCreators', { ids: [id, other] }, fault);
  if (!end.done) throw new Error(end.sentence);
  const gone = end.id === id ? other : id;
  const back = () =>
    orNotify('Not taken apart', () =>
      separate({ id: end.id, other: gone, word }, { isUndo: true }),
    );
  notify.success({ title: `Joined with ${word}`, ...(!isUndo && undo(back)) });
}

async function separate({ id, other, word }: Pair, { isUndo }: { isUndo: boolean }) {
  const fault = 'We couldn’t take these creators apart. Please try again.';
  const end = await call('separateCreators', { id, joined: other }, fault);
  if (!end.done) throw new Error(end.sentence);
  const back = () => orNotify('Not joined', () => join({ id, other, word }, { isUndo: true }));
  notify.success({ title: `${word} is a separate creator again`, ...(!isUndo && undo(back)) });
}
