import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { MailHosts } from '../ports/mail-hosts.ts';
import type { MailboxReader } from '../ports/mailbox-reader.ts';
import type { MessageReader } from '../ports/message-reader.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { FoundInbound } from './load-inbound.ts';

export interface WatchPorts extends CommitPorts, MessageReader {
  digest: Digest;
  secrets: SecretBox;
  openMailbox: MailboxReader;
  mailHosts: MailHosts;
  /** Milliseconds between two looks into a mailbox; null for a time that grows with the last email's age. */
  look_every: number | null;
  /** Told of each message about an email of ours before it is recorded, whatever is kept of it. */
  onInbound?: (found: FoundInbound) => void;
  /** Called for a mailbox that threw, which is read again when its lease has ended, and for a message that was passed over or not read. */
  onFault: (fault: { uid: string; error: unknown }) => void;
}
