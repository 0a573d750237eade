import { captureRequestSchema } from '@vibes/core/api/capture-request';
import { describe, expect, it } from 'vitest';
import { captureCommand } from './capture-command.data.ts';

describe('captureCommand', () => {
  const command = captureCommand('https://app.example', 'vo_live_abc');

  it('goes to the origin of the app with the key', () => {
    expect(command).toContain('https://app.example/api/capture');
    expect(command).toContain("'Authorization: Bearer vo_live_abc'");
  });

  it('sends a body the server accepts', () => {
    const body: unknown = JSON.parse(/-d '(.+)'$/.exec(command)?.[1] ?? '');
    expect(captureRequestSchema.parse(body).url).toBe('https://www.tiktok.com/@creator');
  });
});
