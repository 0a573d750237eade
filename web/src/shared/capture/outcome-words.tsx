import { firstEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import type { CaptureEntry } from '../capture-queue/capture-entry.ts';
import { wordsOf } from './capture-words.ts';
import { followedBy, mailWords } from './mail-words.ts';

/** The outcome of a capture; once its email has gone on, what became of that. */
export function OutcomeWords({ entry }: { entry: CaptureEntry }) {
  const creator = followedBy(entry);
  return creator === null ? wordsOf(entry) : <MailWords creator={creator} entry={entry} />;
}

/** One live document for each line whose email was still to go out. */
function MailWords({ creator, entry }: { creator: string; entry: CaptureEntry }) {
  const now = useNow();
  const mail = dataOf(useLiveDocument(deliveryPlace.at(useUid(), firstEmailId(creator))));
  return (mail && mailWords(mail, now)) ?? wordsOf(entry);
}
