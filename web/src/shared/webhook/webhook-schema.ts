import { webhookUrlRefusal, WEBHOOK_URL_MINIMUM } from '@vibes/core/account/webhook-url';
import { object, string, type ObjectSchema } from 'yup';

export interface WebhookValues {
  webhook_url: string;
}

const REQUIRED = 'URL is required';

/** The form's rules. Spaces around the URL do not count. */
export const webhookSchema: ObjectSchema<WebhookValues> = object({
  webhook_url: string()
    .trim()
    .required(REQUIRED)
    .min(WEBHOOK_URL_MINIMUM, REQUIRED)
    .test('url', (text, { createError }) => {
      // One error at a time: a text that is too short is not also malformed.
      const refusal = text.length < WEBHOOK_URL_MINIMUM ? null : webhookUrlRefusal(text);
      return refusal === null || createError({ message: refusal });
    }),
});
