import type { Callables } from '@vibes/core/api/callables';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { once, wireQueue } from './wire-base.ts';
import { wireDns } from './wire-dns.ts';

export const wireCreator = once(async () => {
  const [
    queue,
    { takesMail },
    { withDates },
    { runCreatorChange },
    { recordDm },
    { runChooseEmail },
    { optOutCreator },
    { judgeReply },
  ] = await Promise.all([
    wireQueue(),
    wireDns(),
    import('../adapters/firestore/firestore-documents.ts'),
    import('../creator/run-creator-change.ts'),
    import('../creator/record-dm.ts'),
    import('../creator/run-choose-email.ts'),
    import('../opt-out/run-opt-out-creator.ts'),
    import('../replies/judge-reply.ts'),
  ]);
  const ports = { ...queue, takesMail };
  const read = (data: unknown) => creatorDocument.schema.parse(withDates(data));
  return {
    recordDm: (uid: string, recording: Callables['recordDm']['payload']) =>
      recordDm(ports, { uid, ...recording }),
    chooseEmail: (uid: string, choice: Callables['chooseEmail']['payload']) =>
      runChooseEmail(ports, { uid, ...choice }),
    judgeReply: (judged: { uid: string } & Callables['judgeReply']['payload']) =>
      judgeReply(ports, judged),
    optOutCreator: (uid: string, creator_id: string) => optOutCreator(ports, { uid, creator_id }),
    /** `before` and `after` as the event brings them. */
    creatorChange: (change: { uid: string; event_id: string; before: unknown; after: unknown }) =>
      runCreatorChange(ports, {
        ...change,
        before: read(change.before),
        after: read(change.after),
      }),
  };
});
