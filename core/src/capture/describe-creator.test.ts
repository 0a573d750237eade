import { describe, expect, it } from 'vitest';
import { after, blocked, found, now, PAGE, read, target } from '../../test/readings.ts';
import { chooseEmail } from '../creator/choose-email.ts';
import { MOST_OTHER_EMAILS } from '../creator/creator-limits.ts';
import type { Creator } from '../creator/creator.ts';
import { describeCreator } from './describe-creator.ts';
import type { Reading } from './reading.ts';

const others = (creator: Creator) => creator.other_emails.map(({ email }) => email);

const A = found('ilsa@ilsa-films.com');
const B = found('booking@north-agency.com', {
  source: 'linktree',
  found_at: 'https://linktr.ee/ilsa',
});
const SHARED = found('hello@ilsa.studio', { found_at: null });

it('a creator counts as blocked once a try to read them failed, and never again once one did not', () => {
  expect(after([blocked()]).read_state).toBe('blocked');
  expect(after([blocked(), read(A), blocked()]).read_state).toBe('read');
});

it('an address that was refused stays so until another takes its place', () => {
  const email_refused_at = new Date('2026-04-01T12:00:00Z');
  const request = { id: 'p', target, note: '', now };
  const first = describeCreator({
    ...request,
    known: null,
    reading: read(found('ilsa@bücher.de')),
  });
  expect(first.email_refused_at).toBeNull();
  const known: Creator = { ...first, email_refused_at };
  const same = describeCreator({
    ...request,
    known,
    reading: read(found('ilsa@xn--bcher-kva.de')),
  });
  expect(same.email_refused_at).toEqual(email_refused_at);
  const other = describeCreator({ ...request, known, reading: read(found('ilsa@agency.com')) });
  expect(other.email_refused_at).toBeNull();
});

describe('the addresses of a creator', () => {
  it('are the best one and all others, each with what shows it', () => {
    const creator = after([read(A, found('ilsa@gmail.com', { repairs: ['ending'] }), B)]);
    expect(creator).toMatchObject({
      email: A.address,
      email_evidence: A.evidence,
      email_repaired: false,
      is_verified: true,
      other_emails: [
        { email: 'ilsa@gmail.com', repaired: true },
        {
          email: B.address,
          source: 'linktree',
          found_at: 'https://linktr.ee/ilsa',
          evidence: B.evidence,
          repaired: false,
        },
      ],
    });
  });

  it('stand there once each, and never the chosen one', () => {
    expect(others(after([read(A, B, A, B)]))).toEqual([B.address]);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 60 }, (_, i) => found(`talent${i}@north-agency.com`));
    expect(after([read(...many)]).other_emails).toHaveLength(MOST_OTHER_EMAILS);
  });

  it('are those of the last reading', () => {
    const creator = after([read(A, B), read(B)]);
    expect(creator.email).toBe(B.address);
    expect(others(creator)).toEqual([]);
  });

  it('stay when a later reading finds none', () => {
    expect(after([read(A), read()])).toMatchObject({ email: A.address, other_emails: [] });
  });

  it('stay when the page is closed, before those of the phone’s text', () => {
    const creator = after([read(A, B), blocked(SHARED)]);
    expect(creator).toMatchObject({ email: A.address, email_found_at: PAGE });
    expect(others(creator)).toEqual([SHARED.address, B.address]);
    expect(after([read(B), read(SHARED)])).toMatchObject({ email: B.address });
    expect(after([read(A, B), blocked()])).toMatchObject({ email: A.address, read_state: 'read' });
  });

  it('of a linked page that stayed closed are kept, and those of a profile that was read are not', () => {
    const D = { ...B, address: 'press@north-agency.com' };
    const closed = { ...read(), has_unread: true };
    const creator = after([read(B, D, A), closed]);
    expect(creator.email).toBe(B.address);
    expect(others(creator)).toEqual([D.address]);
    expect(others(after([read(B, D), read()]))).toEqual([]);
  });

  it('of one mailbox stand there in one spelling', () => {
    const written = found('ilsa@bücher-torvane.de');
    const ascii = found('ilsa@xn--bcher-torvane-wob.de');
    expect(others(after([read(written, ascii, B)]))).toEqual([B.address]);
    expect(others(after([read(A, written, ascii)]))).toEqual([written.address]);
  });

  it('of a text from the phone are kept: it cannot be read again', () => {
    const creator = after([blocked(SHARED), read(A)]);
    expect(creator.email).toBe(A.address);
    expect(others(creator)).toEqual([SHARED.address]);
  });
});

describe('the address a person chose', () => {
  const choose = (creator: Creator): Creator => ({ ...creator, email_set_by: 'person' });

  it('stays, evidence and all, and a reading refreshes the others', () => {
    const creator = after([read(A), read(B, A, SHARED)], choose);
    expect(creator).toMatchObject({
      email: A.address,
      email_found_at: PAGE,
      email_set_by: 'person',
    });
    expect(others(creator)).toEqual([B.address, SHARED.address]);
  });

  it('stays when the text of a closed page names another', () => {
    const creator = after([read(A, B), blocked(SHARED)], choose);
    expect(creator.email).toBe(A.address);
    expect(others(creator)).toEqual([SHARED.address, B.address]);
  });
});

describe('two readings of the same letters', () => {
  const LEE = found('lee@ilsa-films.com', { rival: 'ilsalee@ilsa-films.com' });
  const ILSA = found('ilsalee@ilsa-films.com', { rival: 'lee@ilsa-films.com' });
  const rivals: Reading = { ...read(), contact: { contact: null, others: [LEE, ILSA] } };
  const marks = ({ other_emails }: Creator) =>
    other_emails.map(({ email, rival }) => [email, rival]);
  const BOTH = [
    [LEE.address, ILSA.address],
    [ILSA.address, LEE.address],
  ];
  const choose = (creator: Creator): Creator => ({
    ...creator,
    ...chooseEmail(creator, ILSA.address),
  });

  it('are kept as rivals, of which none is the address', () => {
    const creator = after([rivals]);
    expect(creator).toMatchObject({ email: null, email_source: '', email_evidence: null });
    expect(marks(creator)).toEqual(BOTH);
    expect(marks(after([rivals, blocked()]))).toEqual(BOTH);
    expect(marks(after([rivals, rivals]))).toEqual(BOTH);
  });

  it('stay rivals when another address is certain', () => {
    const creator = after([{ ...rivals, contact: { contact: A, others: [LEE, ILSA] } }]);
    expect(creator.email).toBe(A.address);
    expect(marks(creator)).toEqual(BOTH);
  });

  it('are settled by a reading that is certain of one of them', () => {
    const creator = after([rivals, read(found(ILSA.address))]);
    expect(creator.email).toBe(ILSA.address);
    expect(marks(creator)).toEqual([]);
  });

  it('are no longer asked about once a person chose', () => {
    const creator = after([rivals, rivals], choose);
    expect(creator).toMatchObject({ email: ILSA.address, email_set_by: 'person' });
    expect(marks(creator)).toEqual([[LEE.address, null]]);
    expect(after([rivals, read(found(LEE.address))], choose).email).toBe(ILSA.address);
  });
});
