import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { giveText } from '../../src/actions/text.ts';
import { shortcutFile } from '../../src/format/shortcut-file.ts';
import type { Step } from '../../src/format/step.ts';
import { text, variable } from '../../src/format/value.ts';
import { vibesOutreach } from '../../src/vibes-outreach.ts';
import { addShortcut } from './decoded-shortcut.ts';
import { pocketPhone } from './pocket-phone.ts';
import { runShortcut } from './run-shortcut.ts';

const quiet = () => pocketPhone({ fetch: () => Promise.reject(new Error('no network')) });
const run = (...steps: Step[]) =>
  runShortcut(addShortcut(shortcutFile({ name: 'Test', steps, questions: [] })), quiet());

describe('the phone', () => {
  it.each<[string, Step, RegExp]>([
    ['an action', { identifier: 'flashlight', parameters: {} }, /Unknown action/],
    [
      'a parameter',
      { identifier: 'getclipboard', parameters: { WFLocalOnly: true } },
      /does not know WFLocalOnly/,
    ],
    [
      'a block',
      { identifier: 'repeat.each', sections: [{ parameters: {}, steps: [] }] },
      /Unknown block/,
    ],
    [
      'a reference to an action that is not there',
      {
        identifier: 'setclipboard',
        parameters: {
          WFInput: {
            Value: { Type: 'ActionOutput', OutputName: 'Ghost', OutputUUID: 'none' },
            WFSerializationType: 'WFTextTokenAttachment',
          },
        },
      },
      /No action gives Ghost/,
    ],
    [
      'a shape of a value',
      { identifier: 'setclipboard', parameters: { WFInput: text`${variable('x')}` } },
      /Not a WFTextTokenAttachment/,
    ],
  ])('refuses %s it does not know', async (_, step, message) => {
    await expect(run(step)).rejects.toThrow(message);
  });

  it('refuses a shortcut in which two actions give the same name', () => {
    const twice = [giveText('A', '1'), giveText('A', '2')];
    expect(() => shortcutFile({ name: 'Test', steps: twice, questions: [] })).toThrow(
      /Two actions/,
    );
  });

  it('sends the form as multipart, each field as a part and the page source as a file', async () => {
    const bodies: { type: string; body: string }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        if (request.method === 'POST') {
          bodies.push({ type: request.headers['content-type'] ?? '', body });
        }
        response.setHeader(
          'content-type',
          request.method === 'POST' ? 'application/json' : 'text/html',
        );
        response.end(
          request.method === 'POST' ? '{"ok":true,"message":"Saved.","dm":null}' : '<p>Äda</p>',
        );
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const phone = pocketPhone({
      shared: [{ kind: 'url', url: 'https://www.tiktok.com/@ada' }],
      fetch: (request) => (request.method === 'GET' ? fetch(`${origin}/page`) : fetch(request)),
    });
    await runShortcut(addShortcut(vibesOutreach(origin), ['key']), phone);
    server.close();
    expect(phone.said).toEqual(['Saved.']);
    const [sent] = bodies;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(sent?.type ?? '')?.[1] ?? '';
    expect(sent?.body.split(`--${boundary}`).map((part) => part.trim())).toEqual([
      '',
      'Content-Disposition: form-data; name="url"\r\n\r\nhttps://www.tiktok.com/@ada',
      'Content-Disposition: form-data; name="platform"',
      'Content-Disposition: form-data; name="username"',
      'Content-Disposition: form-data; name="text"',
      'Content-Disposition: form-data; name="html"; filename="page.html"\r\nContent-Type: text/html\r\n\r\n<p>Äda</p>',
      '--',
    ]);
  });
});
