import { describe, expect, it } from 'vitest';
import { creatorUpdatedBody, emailRequestBody, type MirroredCreator } from './webhook-bodies.ts';

// Programs of other people read these bodies: a change breaks them.
describe('the body of a webhook', () => {
  it('for an email is this, letter by letter', () => {
    const body = emailRequestBody({
      to: 'ada@example.com',
      subject: 'Paid partnership “now”',
      html: '<p>Hello Ada</p>',
      text: 'Hello Ada\n👋',
    });
    expect(body).toBe(
      '{"event":"email_request","data":{"to":"ada@example.com","subject":"Paid partnership “now”",' +
        '"html_body":"<p>Hello Ada</p>","text_body":"Hello Ada\\n👋"}}',
    );
  });

  it('for a creator is this, letter by letter, whatever else is known and in whatever order', () => {
    const creator: MirroredCreator & { avatar_url: string } = {
      status: 'Contacted',
      notes: 'Met in Berlin',
      avatar_url: 'https://example.com/a.jpg',
      email_sent: true,
      email_source: 'bio',
      linktree_url: null,
      instagram_username: null,
      email: 'ada@example.com',
      tiktok_username: 'adamoves',
      name: 'Ada Moves',
    };
    const now = new Date('2026-01-31T09:30:00Z');
    expect(creatorUpdatedBody({ creator, user_id: 'max', now })).toBe(
      '{"creator":{"name":"Ada Moves","tiktok_username":"adamoves","email":"ada@example.com",' +
        '"instagram_username":null,"linktree_url":null,"email_source":"bio","email_sent":true,' +
        '"notes":"Met in Berlin","status":"Contacted"},"timestamp":"2026-01-31T09:30:00.000Z",' +
        '"user_id":"max","action":"creator_updated"}',
    );
  });
});
