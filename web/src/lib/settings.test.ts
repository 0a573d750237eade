import { describe, expect, it } from 'vitest';
import { fetchSettings, readEmulators, readKept } from './settings.ts';

const emulators = { auth: 'http://127.0.0.1:9099', firestore: { host: '127.0.0.1', port: 8080 } };

function host(files: Record<string, unknown>) {
  const asked: string[] = [];
  const read = (path: string) => {
    asked.push(path);
    return path in files
      ? Promise.resolve(files[path])
      : Promise.reject(new Error(`No settings at ${path}.`));
  };
  return { asked, read };
}

describe('fetchSettings', () => {
  it('asks a demo project for the addresses of its emulators', async () => {
    const { read } = host({
      '/__/firebase/init.json': { projectId: 'demo-vibes', apiKey: 'k' },
      '/emulators.json': emulators,
    });
    expect(await fetchSettings(read)).toEqual({
      firebase: { projectId: 'demo-vibes', apiKey: 'k' },
      emulators,
    });
  });

  it('never asks a real project for emulators', async () => {
    const { read, asked } = host({ '/__/firebase/init.json': { projectId: 'vibes-prod' } });
    expect((await fetchSettings(read)).emulators).toBeNull();
    expect(asked).toEqual(['/__/firebase/init.json']);
  });

  it('refuses settings without a project', async () => {
    const { read } = host({ '/__/firebase/init.json': { apiKey: 'k' } });
    await expect(fetchSettings(read)).rejects.toThrow('name no project');
  });

  it('fails rather than reach a real service when a demo project names no emulators', async () => {
    const { read } = host({ '/__/firebase/init.json': { projectId: 'demo-vibes' } });
    await expect(fetchSettings(read)).rejects.toThrow('/emulators.json');
  });
});

describe('readEmulators', () => {
  it.each([[null], [{}], [{ auth: 'x' }], [{ auth: 'x', firestore: { host: 'h', port: '1' } }]])(
    'refuses %j',
    (value) => {
      expect(() => readEmulators(value)).toThrow('incomplete');
    },
  );
});

describe('readKept', () => {
  it('reads what was kept', () => {
    for (const settings of [
      { firebase: { projectId: 'demo-vibes', apiKey: 'k' }, emulators },
      { firebase: { projectId: 'vibes-prod' }, emulators: null },
    ])
      expect(readKept(JSON.stringify(settings))).toEqual(settings);
  });

  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['"text"'],
    ['{}'],
    ['{"firebase":{"projectId":"p"}}'],
    ['{"firebase":{},"emulators":null}'],
    ['{"firebase":{"projectId":"p"},"emulators":{}}'],
  ])('takes %j for none', (kept) => {
    expect(readKept(kept)).toBeNull();
  });
});
