import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePages } from './write-pages.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-pages-'));
  await mkdir(join(root, 'web/dist/blog'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(join(root, 'pages', file), 'utf8');
const ports = { auth: 1, firestore: 2, firestore_websocket: 3 };
const write = () => writePages({ root, pages: 'pages', ports, web: 'http://127.0.0.1:5012' });

it('pages, feed and sitemap name the port they are served at', async () => {
  const canonical = '<link rel="canonical" href="http://127.0.0.1:5000/blog"/>';
  await writeFile(join(root, 'web/dist/blog.html'), canonical);
  await writeFile(join(root, 'web/dist/blog/rss.xml'), '<link>http://127.0.0.1:5000/blog</link>');
  await write();
  expect(await read('blog.html')).toBe(canonical.replace('5000', '5012'));
  expect(await read('blog/rss.xml')).toBe('<link>http://127.0.0.1:5012/blog</link>');
  expect(JSON.parse(await read('emulators.json'))).toMatchObject({ auth: 'http://127.0.0.1:1' });
});

it('pages that were built for an address of their own keep it', async () => {
  const canonical = '<link rel="canonical" href="https://vibes.example/blog"/>';
  await writeFile(join(root, 'web/dist/blog.html'), canonical);
  await write();
  expect(await read('blog.html')).toBe(canonical);
});
