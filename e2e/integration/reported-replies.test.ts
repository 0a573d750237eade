import { afterEach, describe, expect, it } from 'vitest';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import {
  activityDocument,
  creatorDocument,
  deliveryDocument,
  inboundDocument,
  statisticsDocument,
} from '@vibes/core/firestore/documents';
import { requestCapture, tester } from '../support/account.ts';
import { countOf, database, dataOf } from '../support/database.ts';
import { reaches, saveSettings } from '../support/deliveries.ts';
import type { Hook } from '../support/hook.ts';
import { reportReply } from '../support/report-reply.ts';
import { openEmailWebhook } from '../support/webhook-account.ts';

const hooks: Hook[] = [];
afterEach(() => Promise.all(hooks.splice(0).map(({ stop }) => stop())));

/** An account whose webhook has sent one creator's email, and what it reports. */
async function open() {
  const { account, uid, hook } = await openEmailWebhook();
  hooks.push(hook);
  const { body } = await requestCapture(account, tester(`${account.name}reply`));
  if (!body.ok || !body.creator.id) throw new Error('Nothing was captured.');
  const { id: creator_id, name } = body.creator;
  await reaches(uid, firstEmailId(creator_id), 'sent');
  const report = (reply: Record<string, unknown>, api_key = account.api_key) =>
    reportReply({ api_key }, reply);
  return {
    account,
    uid,
    creator: { id: creator_id, name },
    to: body.email.to ?? '',
    webhook_id: hook.requests[0]?.id ?? '',
    report,
    stored: () => dataOf(creatorDocument.path(uid, creator_id)),
    inbound: async () => {
      const { docs } = await (
        await database()
      )
        .collection(inboundDocument.collection(uid, creator_id))
        .get();
      return docs.map((one) => one.data());
    },
    counted: async () => {
      const { days } = (await dataOf(statisticsDocument.path(uid))) as {
        days: Record<string, { replies?: number }>;
      };
      return Object.values(days).reduce((sum, { replies = 0 }) => sum + replies, 0);
    },
  };
}

const REPLY = {
  subject: 'Re: A paid partnership',
  text: 'Yes, what do you pay?\n\nOn Fri, 20 Nov 2026 at 9:05, Max <max@brand.test> wrote:\n> Hi',
};

describe('POST /api/reply', () => {
  it('records a reply with all that follows, once, however often it is sent', async () => {
    const { uid, creator, to, webhook_id, report, stored, inbound, counted, account } =
      await open();
    await saveSettings(account, {
      table: 'crm_settings',
      data: { active_crm_mode: 'webhook', webhook_url: hooks[0]?.url ?? '' },
    });
    const mirrors = async () =>
      (await database())
        .collection(deliveryDocument.collection(uid))
        .where('kind', '==', 'crm')
        .count()
        .get()
        .then((found) => found.data().count);
    const before = await mirrors();
    const reply = { ...REPLY, webhook_id, at: new Date().toISOString() };
    const together = await Promise.all([report(reply), report(reply)]);
    const again = await report(reply);
    const answers = [...together, again].map(({ status, body }) => ({ status, ...body }));
    expect(answers).toEqual(
      answers.map(({ recorded }) => ({
        status: 200,
        ok: true,
        recorded,
        creator,
        request_id: expect.any(String) as string,
      })),
    );
    expect(answers.filter(({ recorded }) => recorded)).toHaveLength(1);
    expect(await inbound()).toMatchObject([
      {
        class: 'reply',
        source: 'webhook',
        from: to,
        text: 'Yes, what do you pay?',
        delivery_id: firstEmailId(creator.id),
      },
    ]);
    expect(await stored()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    expect(await counted()).toBe(1);
    const { docs } = await (await database()).collection(activityDocument.collection(uid)).get();
    expect(docs.filter((one) => one.get('kind') === 'replied')).toHaveLength(1);
    expect(await mirrors()).toBe(before + 1);
  });

  it('finds the email by the address alone, and leaves a status that a person set', async () => {
    const { uid, creator, to, report, stored, counted } = await open();
    const path = creatorDocument.path(uid, creator.id);
    await (await database()).doc(path).update({ status: 'Rejected', status_set_by: 'person' });
    const { status, body } = await report({ ...REPLY, from: to.toUpperCase() });
    expect({ status, body }).toMatchObject({ status: 200, body: { recorded: true, creator } });
    expect(await stored()).toMatchObject({ status: 'Rejected', awaiting: 'us' });
    expect(await counted()).toBe(1);
  });

  it('refuses with a sentence what is no reply to an email of the account, and stores nothing', async () => {
    const { uid, to, webhook_id, report, creator } = await open();
    const other = await open();
    const refused: [string, Record<string, unknown>, number][] = [
      ['no email', REPLY, 400],
      ['nobody’s address', { ...REPLY, from: 'nobody@else.test' }, 404],
      ['another’s email', { ...REPLY, webhook_id: other.webhook_id }, 404],
      ['an event that is no email', { ...REPLY, webhook_id: `${uid}_crm_${creator.id}_1` }, 404],
      ['no text', { webhook_id, text: ' \n' }, 400],
      ['a text that is none', { webhook_id, text: ['Yes'] }, 400],
      ['a day in place of a time', { ...REPLY, webhook_id, at: 'yesterday' }, 400],
    ];
    for (const [what, reply, status] of refused) {
      const answer = await report(reply);
      expect({ what, ...answer }).toMatchObject({
        what,
        status,
        body: { ok: false, message: expect.stringMatching(/\.$/) as string },
      });
    }
    expect(await report({ ...REPLY, from: to }, `vo_live_${'a'.repeat(40)}`)).toMatchObject({
      status: 401,
    });
    expect(await countOf(inboundDocument.collection(uid, creator.id))).toBe(0);
  });
});
