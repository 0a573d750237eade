import { describe, expect, it } from 'vitest';
import { installer, type InstallPort } from './install-app.ts';

function page(device: Partial<InstallPort> = {}) {
  const listeners = new Map<string, (event: Event) => void>();
  const asked: string[] = [];
  const offering = Object.assign(new Event('beforeinstallprompt'), {
    prompt: () => {
      asked.push('asked');
      return Promise.reject(new Error('The person left.'));
    },
  });
  const app = installer({
    early: null,
    listen: (type, listener) => listeners.set(type, listener),
    isStandalone: () => false,
    isAppleTouch: () => false,
    ...device,
  });
  const heard: string[] = [];
  const stop = app.subscribe(() => heard.push(app.state()));
  return { app, asked, heard, stop, happen: (type: string) => listeners.get(type)?.(offering) };
}

describe('the offer to install the app', () => {
  it('is kept until the person takes it, and used once', async () => {
    const { app, asked, heard, happen } = page();
    expect(app.state()).toBe('unknown');
    happen('beforeinstallprompt');
    await app.install();
    await app.install();
    expect(asked).toEqual(['asked']);
    expect(heard).toEqual(['offered', 'unknown', 'unknown']);
  });

  it('may have come before anything listened', () => {
    expect(page({ early: { prompt: () => Promise.resolve() } }).app.state()).toBe('offered');
  });

  it('comes back when the browser offers again', async () => {
    const { app, happen } = page();
    happen('beforeinstallprompt');
    await app.install();
    happen('beforeinstallprompt');
    expect(app.state()).toBe('offered');
  });

  it('is over once the app is installed', () => {
    const { heard, happen } = page();
    happen('beforeinstallprompt');
    happen('appinstalled');
    expect(heard).toEqual(['offered', 'installed']);
  });

  it('is never needed within the installed app', () => {
    const inside = { isStandalone: () => true, isAppleTouch: () => true };
    expect(page(inside).app.state()).toBe('installed');
  });

  it('is never made on an iPhone, which installs from its share sheet', () => {
    expect(page({ isAppleTouch: () => true }).app.state()).toBe('share_sheet');
  });

  it('is not reported to a listener that has stopped', () => {
    const { heard, stop, happen } = page();
    stop();
    happen('beforeinstallprompt');
    expect(heard).toEqual([]);
  });
});
