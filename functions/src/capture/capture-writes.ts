import type { CaptureDecision } from '@vibes/core/capture/decide-capture';
import { newClaim } from '@vibes/core/delivery/contacted';
import {
  activityDocument,
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { chargeWrites } from '../steps/charge-credit.ts';
import { restoreWrites } from '../steps/deleted-creator.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { StoredFacts } from './load-stored-facts.ts';
import { accountWrites, asideWrites } from '../steps/account-writes.ts';

interface Capture {
  uid: string;
  facts: StoredFacts;
  changes: CaptureDecision['changes'];
  address_hash: string | null;
  /** What queues a mirror of the creator for the user's own CRM. */
  mirrors: DocumentWrite[];
  now: Date;
}

function creatorWrites({ uid, facts, changes, now }: Capture): DocumentWrite[] {
  const { creator, is_new } = changes;
  const path = creatorDocument.path(uid, creator.id);
  const version = facts.versions.creator;
  if (facts.is_deleted) return restoreWrites(uid, { creator, version });
  if (!is_new) return [{ kind: 'update', path, data: creator, if_version: version }];
  const writes: DocumentWrite[] = [{ kind: 'create', path, data: { ...creator, uid } }];
  if (!facts.user.first_capture_at) {
    const data = { first_capture_at: now };
    writes.push({ kind: 'update', path: userDocument.path(uid), data });
  }
  return writes;
}

function spendWrites({ uid, facts, changes: { charge }, now }: Capture): DocumentWrite[] {
  if (!charge) return [];
  const { time_zone } = facts.user;
  return chargeWrites({ uid, charge, time_zone, version: facts.versions.credits, now });
}

function deliveryWrites({ uid, facts, changes, address_hash, now }: Capture): DocumentWrite[] {
  if (!changes.delivery || !address_hash) return [];
  const { id, is_new, document, payload, claims } = changes.delivery;
  const path = deliveryDocument.path(uid, id);
  const writes: DocumentWrite[] = [
    is_new
      ? { kind: 'create', path, data: { ...document, uid } }
      : { kind: 'update', path, data: document, if_version: facts.versions.delivery },
  ];
  if (claims) {
    writes.push({
      kind: 'create',
      path: contactedDocument.path(uid, address_hash),
      data: newClaim(document.to, { delivery_id: id, at: now }),
    });
  }
  if (payload) {
    writes.push({ kind: 'set', path: deliveryPayloadDocument.path(uid, id), data: { ...payload } });
  }
  return writes;
}

/** Everything a request or a later reading changes, at the versions read. */
export function captureWrites(capture: Capture): DocumentWrite[] {
  const { uid, facts, changes, now } = capture;
  const writes = [
    ...creatorWrites(capture),
    ...accountWrites(facts, { creator_id: changes.creator.id, target: changes.target, now }),
    ...asideWrites(facts, uid),
    ...spendWrites(capture),
    ...deliveryWrites(capture),
    ...capture.mirrors,
  ];
  if (changes.activity) {
    const path = activityDocument.path(uid, `capture_${changes.creator.id}`);
    writes.push({ kind: 'set', path, data: changes.activity });
  }
  return writes;
}
