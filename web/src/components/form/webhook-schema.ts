import { isWebhookUrl, WEBHOOK_URL_MINIMUM } from '@vibes/core/account/webhook-url';
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
    .test(
      'url',
      'Please enter a valid URL',
      // One fault at a time: what is too short is not also malformed.
      (text) => text.length < WEBHOOK_URL_MINIMUM || isWebhookUrl(text),
    ),
});
