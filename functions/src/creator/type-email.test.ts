import { describe, expect, it } from 'vitest';
import { creatorDocument, suppressionDocument } from '@vibes/core/firestore/documents';
import { page, tiktokPage } from '../../test/pages.ts';
import { NEW, OLD, setDelivery, twoAddresses } from '../../test/two-addresses.ts';
import { runChooseEmail } from './run-choose-email.ts';

const TYPED = 'ann@home.com';

async function typing() {
  const world = await twoAddresses();
  const type = (email: string) =>
    runChooseEmail(world.ports, { uid: 'max', creator_id: world.id, email, is_typed: true });
  return { ...world, type };
}

describe('an address that a person typed', () => {
  it('becomes the creator’s, found nowhere, and the one before stays among the others', async () => {
    const world = await typing();
    expect(await world.type(' Ann@Home.com ')).toEqual({ chosen: true });
    expect(world.creator()).toMatchObject({
      email: TYPED,
      email_source: '',
      email_found_at: null,
      email_evidence: null,
      email_set_by: 'person',
      other_emails: [{ email: OLD }, { email: NEW }],
    });
    expect(world.feed()).toMatchObject([{ detail: `${TYPED} instead of ${OLD}` }]);
  });

  it('has the email that waits, and its claim, and gets it once', async () => {
    const world = await typing();
    await world.type(TYPED);
    expect(world.delivered()).toMatchObject({ to: TYPED });
    expect(world.contacted(TYPED)).toBe(world.delivery);
    expect(world.contacted(OLD)).toBeUndefined();
    await world.send();
    await world.send();
    expect(world.mail.sent.map(({ to }) => to)).toEqual([TYPED]);
  });

  it('keeps its evidence when it was found as well, and changes nothing when it is the same', async () => {
    const world = await typing();
    await world.type(NEW.toUpperCase());
    expect(world.creator()).toMatchObject({ email: NEW, email_source: 'bio' });
    const before = world.documents.dump();
    await world.type(NEW);
    expect(world.documents.dump()).toEqual(before);
  });

  it.each([
    ['in capitals, with spaces around it', OLD, ` ${OLD.toUpperCase()} `],
    ['in capitals, as it was found', 'Ann@Studio-Lee.com', OLD],
    ['with its domain in another notation', 'ann@bücher.de', 'Ann@xn--bcher-kva.de'],
  ])('keeps the evidence of the same one %s', async (_, found, typed) => {
    const world = await typing();
    const path = creatorDocument.path('max', world.id);
    await world.write('update', path, { email: found });
    await setDelivery(world, { to: found });
    const { email_evidence, email_source, other_emails } = world.creator();
    await world.type(typed);
    expect(email_evidence).not.toBeNull();
    expect(world.creator()).toMatchObject({
      ...{ email: found, email_evidence, email_source, other_emails, email_set_by: 'person' },
    });
    expect(world.delivered()).toMatchObject({ to: found, revision: 0 });
    expect(world.feed()).toEqual([]);
  });

  it('goes by the spelling in which it was found as another address', async () => {
    const world = await typing();
    const found = 'ann@bücher.de';
    const other_emails = world.creator().other_emails.map((other) => ({ ...other, email: found }));
    const path = creatorDocument.path('max', world.id);
    await world.write('update', path, { other_emails });
    await world.type('Ann@xn--bcher-kva.de');
    expect(world.creator()).toMatchObject({ email: found, email_source: 'bio' });
    expect(world.delivered()).toMatchObject({ to: found });
    expect(world.feed()).toMatchObject([{ detail: `${found} instead of ${OLD}` }]);
  });

  it('that was the creator’s already keeps its evidence and stays when the page shows another', async () => {
    const world = await typing();
    await setDelivery(world, { state: 'cancelled', due_at: undefined });
    await world.type(OLD);
    expect(world.creator()).toMatchObject({
      email: OLD,
      email_source: 'bio',
      email_set_by: 'person',
      other_emails: [{ email: NEW }],
    });
    expect(world.feed()).toEqual([]);
    const url = 'https://www.tiktok.com/@ann.studio';
    const bio = `me: ${NEW}`;
    const shown = page(url, tiktokPage({ handle: 'ann.studio', name: 'Ann', bio }));
    await world.requestCapture({ url }, { fetchPage: () => Promise.resolve(shown) });
    expect(world.creator()).toMatchObject({ email: OLD, email_set_by: 'person' });
  });

  it('shows that the person behind it has unsubscribed', async () => {
    const world = await typing();
    const at = new Date('2026-04-01T12:00:00Z');
    const path = suppressionDocument.path('max', `hash-of-${TYPED}`);
    const data = { uid: 'max', reason: 'opted_out', at };
    await world.write('set', path, data);
    await world.type(TYPED);
    expect(world.creator()).toMatchObject({ email: TYPED, opted_out_at: at });
  });

  it.each([
    ['is no address', 'ann at home', /not an email address/],
    ['is two', `${TYPED}, ${NEW}`, /not an email address/],
    ['has a domain that takes no mail', 'ann@gone.example', /gone\.example doesn’t accept any/],
  ])('is refused when it %s, and nothing is written', async (_, email, sentence) => {
    const world = await typing();
    world.domains.set('gone.example', 'no');
    const before = world.documents.dump();
    await expect(world.type(email)).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(sentence) as string,
    });
    expect(world.documents.dump()).toEqual(before);
  });

  it('without saying so is refused: only found addresses can be chosen', async () => {
    const world = await typing();
    await expect(world.choose(TYPED)).rejects.toMatchObject({
      message: expect.stringMatching(/wasn’t found for this creator/) as string,
    });
  });
});
