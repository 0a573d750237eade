/**
 * The closed list of refusals at every endpoint, each with its HTTP status and a sentence a person
 * can act on. An endpoint may give a more exact sentence; clients go by the code.
 */
export const ERROR_CODES = {
  bad_request: { status: 400, sentence: 'We couldn’t read this request. Check what you sent.' },
  unauthorized: {
    status: 401,
    sentence: 'This API key is not valid. Copy the current one from the API Key page.',
  },
  out_of_credits: {
    status: 402,
    sentence: 'No credits left. Nothing was saved or sent. See Plans & Billing in your profile.',
  },
  profile_not_found: {
    status: 404,
    sentence: 'This profile doesn’t exist. Check the link and try again.',
  },
  email_not_found: {
    status: 404,
    sentence: 'No email of yours went to this address, or has this webhook_id.',
  },
  method_not_allowed: { status: 405, sentence: 'Send this as a POST request.' },
  too_large: { status: 413, sentence: 'This is too large. The limit is 2.5 MB.' },
  unsupported_media_type: {
    status: 415,
    sentence: 'Send JSON or a form.',
  },
  unsupported_link: {
    status: 422,
    sentence: 'That’s not a TikTok or Instagram profile. Open the profile and share its link.',
  },
  rate_limited: { status: 429, sentence: 'Too many captures at once. Wait a minute.' },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  link_unresolved: {
    status: 502,
    sentence: 'We couldn’t open this link. Try again, or share the profile itself.',
  },
  not_configured: {
    status: 503,
    sentence: 'Payments aren’t available yet. Nothing was charged.',
  },
  late: { status: 503, sentence: 'Emails and other work are late.' },
  timeout: {
    status: 504,
    sentence: 'This took too long. Nothing was changed. Please try again.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The body of every refusal. */
export interface ErrorAnswer {
  ok: false;
  code: ErrorCode;
  message: string;
  request_id: string;
}
