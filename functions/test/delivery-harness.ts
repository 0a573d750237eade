import { deliverySchema } from '@vibes/core/delivery/delivery';
import { firstEmailId, newestEmailId } from '@vibes/core/delivery/email-id';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import {
  activityDocument,
  contactedDocument,
  creatorDocument,
  crmSettingsDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { runDispatch } from '../src/delivery/run-dispatch.ts';
import { sendEmail } from '../src/delivery/run-send-email.ts';
import type { Documents } from '../src/ports/documents.ts';
import { memoryWorld } from './memory-world.ts';
import { page, tiktokPage } from './pages.ts';
import { ANN, phone } from './phone.ts';
import { forever } from './queue-delivery.ts';

export const ANN_MAIL = 'ann@studio-lee.com';
const web = {
  [ANN]: page(
    ANN,
    tiktokPage({
      handle: 'ann.studio',
      id: '6800000000000000001',
      name: 'Ann',
      bio: `📧${ANN_MAIL} or ann@agency-north.com`,
    }),
  ),
};

/**
 * A person with one captured creator, whose email waits for review, and what they may do with it.
 * `settings`: of the email system, after the capture.
 */
export async function deliveryHarness(settings: Record<string, unknown> = {}) {
  const world = await memoryWorld();
  const { documents, uid } = world;
  const change = (path: string, data: Record<string, unknown>) =>
    documents.commit([{ kind: 'update', path, data }]);
  await change(emailSettingsDocument.path(uid), { hold_back: 'review' });
  const { creator } = await phone(world, web).requestCapture({ url: ANN });
  const creator_id = creator.id ?? '';
  const id = firstEmailId(creator_id);
  await change(emailSettingsDocument.path(uid), { hold_back: 'off', ...settings });
  const creatorNow = () => creatorSchema.parse(world.data(creatorDocument.path(uid, creator_id)));
  const newest = () => {
    const stored = world.data(creatorDocument.path(uid, creator_id));
    return stored ? newestEmailId(creatorSchema.parse(stored)) : id;
  };
  const claim = (email = ANN_MAIL) => contactedDocument.path(uid, `hash-of-${email}`);
  return {
    ...world,
    /** Of the first email, and of the one that followed last. */
    id,
    newest,
    creator_id,
    change,
    /** Changes the email directly in the database. */
    set: (data: Record<string, unknown>) => change(deliveryDocument.path(uid, id), data),
    setCreator: (data: Partial<Creator>) => change(creatorDocument.path(uid, creator_id), data),
    setEmailSettings: (data: Record<string, unknown>) =>
      change(emailSettingsDocument.path(uid), data),
    setCrm: (active_crm_mode: string) => change(crmSettingsDocument.path(uid), { active_crm_mode }),
    /** As if there had never been an email. */
    forget: () =>
      documents.commit([
        { kind: 'delete', path: deliveryDocument.path(uid, id) },
        { kind: 'delete', path: deliveryPayloadDocument.path(uid, id) },
        { kind: 'delete', path: claim() },
      ]),
    suppress: (reason: 'opted_out' | 'bounced', email = ANN_MAIL) =>
      documents.commit([
        {
          kind: 'set',
          path: suppressionDocument.path(uid, `hash-of-${email}`),
          data: { uid, reason, at: world.ports.clock() },
        },
      ]),
    requestCapture: () => phone(world, web).requestCapture({ url: ANN }),
    send: (anyway = false, over: Documents = world.ports.documents) =>
      sendEmail({ ...world.ports, documents: over }, { uid, creator_id, anyway }),
    run: () => runDispatch(world.ports, { uid, ...forever }),
    delivery: (one = newest()) => deliverySchema.parse(world.data(deliveryDocument.path(uid, one))),
    payload: () => world.data(deliveryPayloadDocument.path(uid, newest())),
    creator: creatorNow,
    claimed: (email = ANN_MAIL) => world.data(claim(email))?.['delivery_id'],
    feed: () => world.under(activityDocument.collection(uid)),
    day: world.counted,
    sentTo: () => world.mail.sent.map(({ to }) => to),
  };
}
export type DeliveryHarness = Awaited<ReturnType<typeof deliveryHarness>>;

/** A database in which something else happens right before the first write to the given document. */
export function interrupted(
  documents: Documents,
  { at, happens }: { at: string; happens: () => Promise<unknown> },
): Documents {
  let isOver = false;
  return {
    ...documents,
    async commit(writes) {
      if (!isOver && writes.some(({ path }) => path === at)) {
        isOver = true;
        await happens();
      }
      return documents.commit(writes);
    },
  };
}
