import * as z from 'zod';
import { cutText } from '../text/cut-text.ts';
import { PLATFORMS } from '../creator/platform.ts';

/** The largest body of a capture request, in bytes. */
export const CAPTURE_BODY_LIMIT = 2_500_000;
/** The largest page source a phone may send along, in UTF-16 units. */
const CAPTURE_HTML_LIMIT = 2 * 1024 * 1024;

/** Forms send an empty field where JSON omits it. */
const flag = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.union([z.boolean(), z.stringbool()]).default(false),
);
/** Forms send an empty field where JSON omits it. */
const optionalText = (limit: number) =>
  z
    .string()
    .max(limit)
    .optional()
    .transform((text) => (text?.trim() ? text : undefined));

/** A text that is cut when it is too long: the link is near its beginning. */
const shortenedText = (limit: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text?.trim() ? cutText(text, limit) : undefined));

/**
 * Body of `POST /api/capture`, as JSON or as a form. The profile is named by
 * `platform` + `username`, else `url`, else `text`. Unknown fields are ignored:
 * a Shortcut in the field cannot be updated with the server.
 */
export const captureRequestSchema = z.object({
  api_key: optionalText(200),
  /** In any case, as a person writes it. */
  platform: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() || undefined : value),
    z.enum(PLATFORMS).optional(),
  ),
  username: optionalText(200),
  url: optionalText(4000),
  text: shortenedText(20_000),
  html: optionalText(CAPTURE_HTML_LIMIT),
  note: shortenedText(2000),
  /** The email waits for review, whatever the settings say. */
  hold_for_review: flag,
  dry_run: flag,
});
/** A request without its key, which never leaves the endpoint. */
export type CaptureRequest = Omit<z.infer<typeof captureRequestSchema>, 'api_key'>;
