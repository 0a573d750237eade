export type MailFolderUse = 'all' | 'inbox' | 'junk' | 'sent';
export interface MailFolder {
  path: string;
  use: MailFolderUse;
  uid_validity: string;
  uid_next: number;
}
export interface MailHead {
  uid: number;
  received_at: Date;
  size: number;
  thread: string | null;
  header: Uint8Array;
}
export type MailboxRefusal =
  | 'refused_sign_in'
  | 'needs_app_password'
  | 'imap_off'
  | 'too_many_connections'
  | 'unreachable'
  | 'not_trusted'
  | 'busy';
export interface MailboxSession {
  folders(): Promise<MailFolder[]>;
  search(folder: MailFolder, range: { from_uid: number; since?: Date }): Promise<number[]>;
  heads(folder: MailFolder, uids: readonly number[]): Promise<MailHead[]>;
  source(folder: MailFolder, uid: number, most: number): Promise<Uint8Array | null>;
  close(): Promise<void>;
}
export type MailboxReader = (account: {
  address: string;
  app_password: string;
}) => Promise<MailboxSession | { refused: MailboxRefusal }>;
export class MailboxLost extends Error {}
