import type { CreatorStatus } from '../creator/creator-status.ts';
import type { Creator } from '../creator/creator.ts';
import type { HandleField } from '../creator/handles.ts';
import type { Platform } from '../creator/platform.ts';

export type CaptureOutcome = 'created' | 'updated' | 'already_contacted';

/** What became of the email of this capture. */
export type CaptureEmailState =
  | 'queued'
  | 'held'
  | 'none_found'
  /** Two addresses can be read from the same letters: no email is queued before a person has chosen one. */
  | 'needs_choice'
  /** Not every linked page was read; a reread, or the next request, goes on. */
  | 'search_unfinished'
  | 'profile_blocked'
  /** No channel is ready: Gmail is not connected, or the webhook has no URL or was stopped. */
  | 'not_set_up'
  | 'template_incomplete'
  /** The address had an email before, or a recorded DM reached the creator: none goes out. */
  | 'already_sent'
  /** The creator unsubscribed: nothing goes out, and no DM is returned. */
  | 'opted_out'
  /** Its own mail server refused an earlier email to the address for good. */
  | 'bounced'
  /** Its domain takes no mail, as DNS says: none is queued. The next address found is in the sentence. */
  | 'address_unreachable'
  /** Queued, while the mailbox may not send for now. */
  | 'paused';

export interface DirectMessage {
  platform: Platform;
  text: string;
  /** The creator's profile, where the message button is. */
  open_url: string;
}

/** Body of the answer to a capture that succeeded. */
export interface CaptureAnswer {
  ok: true;
  outcome: CaptureOutcome;
  /** One sentence or two, at most 200 characters, fit to be spoken. */
  message: string;
  creator: Pick<
    Creator,
    'name' | 'platform' | HandleField | 'email' | 'email_source' | 'email_found_at'
  > & { id: string | null; status: CreatorStatus; url: string };
  email: { state: CaptureEmailState; to: string | null };
  dm: DirectMessage | null;
  credits_remaining: number;
  request_id: string;
}
