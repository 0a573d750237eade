import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { readHandle } from '@vibes/core/link/read-handle';
import { readCount } from '../read-count.ts';
import { bareProfile } from './bare-profile.ts';
import { drawnElement, drawnWords } from './drawn-element.ts';
import { linksOf } from './record-values.ts';

/** Marks of the head of a profile as TikTok draws it; the viewer's own name is never there. */
export const drawnHandle = (body: string) =>
  readHandle('tiktok', drawnWords(body, 'user-title').split(/\s/, 1)[0] ?? '');

/**
 * The profile as drawn: `user-title` is the handle and `user-subtitle` the name.
 * Null for other pages, and where no bio is drawn: TikTok draws one also where it says that there is none.
 */
export function readTiktokDrawn(body: string): ScrapedProfile | null {
  const handle = drawnHandle(body);
  const bio = handle ? drawnElement(body, 'user-bio') : null;
  if (!handle || !bio) return null;
  const text = (name: string) => drawnElement(body, name)?.text ?? '';
  const link = drawnElement(body, 'user-link');
  return bareProfile({
    platform: 'tiktok',
    handle,
    name: text('user-subtitle'),
    bio: bio.words,
    bio_links: linksOf('tiktok', link ? [link.href, link.text] : []),
    followers: readCount(text('followers-count')),
    likes: readCount(text('likes-count')),
    is_private: body.includes('data-e2e="private-account"'),
  });
}
