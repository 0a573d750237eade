import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { creatorSchema } from '@vibes/core/creator/creator';
import { creatorUpdatedBody, emailRequestBody } from '@vibes/core/delivery/webhook-bodies';
import { CREATOR_UPDATED_SAMPLE } from '../../web/src/features/crm/systems/creator-updated-sample.ts';
import { WEBHOOK_SAMPLE } from '../../web/src/features/email-settings/webhook-sample.ts';

const onOneLine = (sample: string) => JSON.stringify(JSON.parse(sample));

// What people copy from the screen is what their webhook gets, to the order of the fields.
it('the sample of an email request is a body as it is sent', () => {
  const { data } = JSON.parse(WEBHOOK_SAMPLE) as {
    data: { to: string; subject: string; html_body: string; text_body: string };
  };
  const body = emailRequestBody({ ...data, html: data.html_body, text: data.text_body });
  expect(onOneLine(WEBHOOK_SAMPLE)).toBe(body);
});

it('the sample of a changed creator is a body as it is sent', () => {
  const { creator, timestamp, user_id } = JSON.parse(CREATOR_UPDATED_SAMPLE) as {
    creator: z.infer<typeof creatorSchema>;
    timestamp: string;
    user_id: string;
  };
  const body = creatorUpdatedBody({ creator, user_id, now: new Date(timestamp) });
  expect(onOneLine(CREATOR_UPDATED_SAMPLE)).toBe(body);
});
