import { describe, expect, it } from 'vitest';
import { hostingConfig } from './hosting-config.ts';

const hosting = hostingConfig({
  built: { scripts: ['sha256-of-a-script'], settings: {} },
  ports: { auth: 19_099, firestore: 8080, firestore_websocket: 19_150 },
  pages: '.local/pages',
  project: 'demo-vibes',
});
const headers = hosting.headers.flatMap((rule) => rule.headers);

describe('hostingConfig', () => {
  it('lets the app reach the emulators, where they are, beside what it could reach before', () => {
    const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
    const [connect] = policy.match(/connect-src [^;]+/) ?? [''];
    expect(connect).toContain("'self' https://*.googleapis.com");
    expect(connect).toContain('http://127.0.0.1:19099');
    expect(connect).toContain('http://127.0.0.1:8080');
    expect(connect).toContain('ws://127.0.0.1:19150');
    expect(policy).toMatch(/frame-src [^;]*http:\/\/127\.0\.0\.1:19099/);
    expect(policy).toContain("object-src 'none'");
  });

  it('lets a page that connects nowhere reach no emulator either', () => {
    const policies = headers.filter(({ key }) => key === 'Content-Security-Policy');
    expect(policies.slice(1).map(({ value }) => value)).toEqual([
      expect.not.stringMatching(/connect-src|frame-src/),
    ]);
  });

  it('does not tie browsers to https', () => {
    const keys = headers.map(({ key }) => key);
    expect(keys).not.toContain('Strict-Transport-Security');
    expect(keys).toContain('X-Content-Type-Options');
  });

  it("serves the world's own pages, emulators.json among them", () => {
    expect(hosting.public).toBe('.local/pages');
    expect(hosting.ignore).not.toContain('emulators.json');
    expect(hosting.ignore).toContain('**/.*');
    expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });
});
