import { useNow } from '../../components/use-now.ts';
import type { CaptureEntry } from '../capture-queue/capture-entry.ts';
import { wordsOf } from './capture-words.ts';
import { followedBy, mailWords } from './mail-words.ts';
import { useFollowedMail } from './use-followed-mail.ts';

/** The outcome of a capture; once its email has gone on, what became of that. */
export function OutcomeWords({ entry }: { entry: CaptureEntry }) {
  const creator = followedBy(entry);
  return creator === null ? wordsOf(entry) : <MailWords creator={creator} entry={entry} />;
}

function MailWords({ creator, entry }: { creator: string; entry: CaptureEntry }) {
  const now = useNow();
  const mail = useFollowedMail(creator);
  return (mail && mailWords(mail, now)) ?? wordsOf(entry);
}
