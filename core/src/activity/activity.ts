// Aliases, not interfaces: an interface is not taken where a document may hold any field.

/** `users/{uid}/activity/{id}`: a line of the live feed. The id is its cause, so it appears once. */
export type Activity = {
  at: Date;
  kind:
    | 'captured'
    | 'email_sent'
    | 'email_failed'
    | 'email_uncertain'
    | 'email_chosen'
    | 'copy_failed'
    | 'opted_out'
    | 'dm_sent'
    | 'status_changed';
  creator_id: string;
  creator_name: string;
  /** An address or a reason; may be empty. */
  detail: string;
};

/** `users/{uid}/daily_stats/{yyyy-mm-dd}`: counts of a user's day. An absent field is 0. */
export type DailyStats = {
  captured?: number;
  emails_sent?: number;
  emails_failed?: number;
  dms_opened?: number;
  dms_sent?: number;
  replies?: number;
};
