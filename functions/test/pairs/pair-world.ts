import { readFile } from 'node:fs/promises';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { creatorSchema } from '@vibes/core/creator/creator';
import { deletedCreatorSchema } from '@vibes/core/creator/deleted-creator';
import { PLATFORMS, profileUrl } from '@vibes/core/creator/platform';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import { deletedCreatorDocument } from '@vibes/core/firestore/documents';
import type { Inbound } from '@vibes/core/inbound/inbound';
import * as z from 'zod';
import { MESSAGE } from '../../../core/test/some-message.ts';
import { runDeleteCreators } from '../../src/creator/run-delete-creators.ts';
import { runJoinCreators } from '../../src/creator/run-join-creators.ts';
import { runMarkNotSame } from '../../src/creator/run-mark-not-same.ts';
import { runSeparateCreators } from '../../src/creator/run-separate-creators.ts';
import { runDispatch } from '../../src/delivery/run-dispatch.ts';
import { runUnsubscribe } from '../../src/opt-out/run-unsubscribe.ts';
import { unsubscribeToken } from '../../src/opt-out/unsubscribe-token.ts';
import type { Documents } from '../../src/ports/documents.ts';
import type { PageFetch } from '../../src/ports/page-fetcher.ts';
import { runInbound } from '../../src/replies/run-inbound.ts';
import { memoryWorld } from '../memory-world.ts';
import { instagramRecord, page, tiktokRecord } from '../pages.ts';
import { phone } from '../phone.ts';
import { forever } from '../queue-delivery.ts';

const profileSchema = z.object({
  platform: z.enum(PLATFORMS),
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  bio: z.string(),
  links: z.array(z.string()),
  contact_email: z.string().nullable(),
});
const pairSchema = z.object({
  kind: z.string(),
  label: z.enum(['same', 'other']),
  note: z.string(),
  first: profileSchema,
  second: profileSchema,
});
export type Profile = z.infer<typeof profileSchema>;
export type Pair = z.infer<typeof pairSchema>;

/** Invented pairs of profiles, each labelled by whether both are one person's, by authors who saw no code. */
export async function loadPairs(set: 'first' | 'second'): Promise<Pair[]> {
  const text = await readFile(new URL(`./${set}.json`, import.meta.url), 'utf8');
  return z.array(pairSchema).parse(JSON.parse(text));
}

export const urlOf = ({ platform, handle }: Profile) => profileUrl({ platform, handle });

export const htmlOf = ({
  platform,
  id,
  handle,
  name,
  bio,
  links,
  contact_email,
}: Profile): string => {
  const [link] = links;
  if (platform === 'tiktok')
    return tiktokRecord({
      ...{ id, uniqueId: handle, nickname: name, signature: bio },
      ...(link && { bioLink: { link, risk: 0 } }),
    });
  return instagramRecord({
    ...{ id, pk: id, username: handle, full_name: name, biography: bio },
    bio_links: links.map((url) => ({ url, title: '' })),
    ...(contact_email && { business_email: contact_email }),
  });
};

/** An account on a web of the given profiles, which may change, and what its user does. */
export async function pairWorld(...profiles: Profile[]) {
  const world = await memoryWorld({ trial_credits: 50 });
  const { uid, ports } = world;
  const web: Record<string, PageFetch> = {};
  const show = (profile: Profile) => {
    web[urlOf(profile)] = page(urlOf(profile), htmlOf(profile));
  };
  const hide = (profile: Profile) => {
    web[urlOf(profile)] = { ...page(urlOf(profile), ''), status: 404 };
  };
  profiles.forEach(show);
  const { requestCapture, fetched } = phone(world, web);
  const creators = () => world.creators().map((data) => creatorSchema.parse(data));
  return {
    ...world,
    ...{ show, hide, creators, fetched },
    /** A page as it is answered, whatever it is. */
    close: (profile: Profile, answer: PageFetch) => {
      web[urlOf(profile)] = answer;
    },
    capture: (profile: Profile, over: Documents = ports.documents) =>
      requestCapture({ url: urlOf(profile) }, { documents: over }),
    /** The page as the phone shows it. */
    captureSource: (profile: Profile) =>
      requestCapture({ url: urlOf(profile), html: htmlOf(profile) }),
    /** Everything that is due now goes out. */
    deliver: () => runDispatch(ports, { uid, ...forever }),
    mails: () => world.mail.sent.map(({ to }) => to),
    charged: () => world.entries().filter(({ delta }) => delta < 0).length,
    row: (id: string | null) => {
      const found = creators().find((one) => one.id === id);
      if (!found) throw new Error(`There is no creator ${id}.`);
      return found;
    },
    aside: (id: string) =>
      deletedCreatorSchema.parse(world.data(deletedCreatorDocument.path(uid, id))),
    remove: (id: string) => runDeleteCreators(ports, { uid, ids: [id] }),
    join: (ids: [string, string], over: Documents = ports.documents) =>
      runJoinCreators({ ...ports, documents: over }, { uid, ids }),
    separate: (id: string, joined: string) => runSeparateCreators(ports, { uid, id, joined }),
    markNotSame: (ids: [string, string]) => runMarkNotSame(ports, { uid, ids }),
    /** By the link in the last email to an address. */
    async optOut(creator_id: string, address: string) {
      const of = { uid, creator_id, address_hash: ports.digest(mailboxKey(address)) };
      await runUnsubscribe(ports, { token: unsubscribeToken(ports.secrets, of), wants_out: true });
    },
    /** A person's message in the thread of the first email to a creator. */
    reply: (creator_id: string, change: Partial<Inbound> = {}) =>
      runInbound(ports, {
        ...{ uid, creator_id, delivery_id: firstEmailId(creator_id), says_of_mailbox: null },
        id: `m_${creator_id}`,
        message: { ...MESSAGE, at: ports.clock(), from: 'who@ever.com', ...change },
      }),
  };
}
