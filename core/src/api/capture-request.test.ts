import { describe, expect, it } from 'vitest';
import { captureRequestSchema } from './capture-request.ts';

describe('a capture request', () => {
  it('reads the flags of a form as it reads those of JSON', () => {
    expect(captureRequestSchema.parse({ dry_run: 'true' }).dry_run).toBe(true);
    expect(captureRequestSchema.parse({ dry_run: false }).dry_run).toBe(false);
    expect(captureRequestSchema.parse({ dry_run: '' }).dry_run).toBe(false);
    expect(captureRequestSchema.parse({}).dry_run).toBe(false);
    expect(captureRequestSchema.parse({ hold_for_review: '1' }).hold_for_review).toBe(true);
    expect(captureRequestSchema.parse({}).hold_for_review).toBe(false);
  });

  it.each(['tiktok', 'TikTok', ' TIKTOK '])('reads the platform %j', (platform) => {
    expect(captureRequestSchema.parse({ platform }).platform).toBe('tiktok');
  });

  it('takes the empty fields of a form as absent', () => {
    const request = captureRequestSchema.parse({ url: '', username: ' ', platform: '' });
    expect(request).toMatchObject({ url: undefined, username: undefined, platform: undefined });
  });

  it('cuts a text and a note that are too long, since the link comes early', () => {
    const request = captureRequestSchema.parse({
      text: 'x'.repeat(30_000),
      note: 'y'.repeat(3000),
    });
    expect(request.text).toHaveLength(20_000);
    expect(request.note).toHaveLength(2000);
  });

  it('leaves out fields it does not know', () => {
    expect(captureRequestSchema.parse({ shortcut_version: '3' })).not.toHaveProperty(
      'shortcut_version',
    );
  });

  it.each([
    { platform: 'myspace' },
    { url: 7 },
    { dry_run: 'perhaps' },
    { hold_for_review: 'perhaps' },
    null,
    'text',
    [],
  ])('refuses %j', (body) => expect(captureRequestSchema.safeParse(body).success).toBe(false));
});
