import { boolean, object, string, type ObjectSchema } from 'yup';
import { gmailSchema, type GmailValues } from '../../../shared/gmail/gmail-schema.ts';

/** What is typed and chosen besides the email itself. */
export interface FirstEmailValues extends GmailValues {
  watch_replies: boolean;
}

/** Gmail, or a webhook, is connected: there is nothing to type. */
const CONNECTED: ObjectSchema<GmailValues> = object({
  // An empty field comes as undefined.
  email_address: string().default(''),
  app_password: string().default(''),
});

/** @param isConnected emails can go out already */
export const firstEmailSchema = (isConnected: boolean): ObjectSchema<FirstEmailValues> =>
  (isConnected ? CONNECTED : gmailSchema({ has_password: false })).shape({
    watch_replies: boolean().default(false),
  });
