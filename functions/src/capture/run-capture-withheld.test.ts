import { expect, it } from 'vitest';
import { creatorSchema } from '@vibes/core/creator/creator';
import {
  creatorDocument,
  emailSettingsDocument,
  messageTemplatesDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage } from '../../test/pages.ts';
import { ANN, pages, phone } from '../../test/phone.ts';
import { forever } from '../../test/queue-delivery.ts';
import { runChooseEmail } from '../creator/run-choose-email.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import { sendEmail } from '../delivery/run-send-email.ts';

const TWIN = 'https://www.tiktok.com/@twin';
const bio = 'ann@studio-lee.com, or zoe@studio-lee.com';

/** A person who captures Ann, and a twin of the same address. */
async function opened() {
  const world = await memoryWorld();
  const web = { ...pages(), [TWIN]: page(TWIN, tiktokPage({ handle: 'twin', bio })) };
  const { requestCapture } = phone(world, web);
  const capture = async (url: string): Promise<string> =>
    (await requestCapture({ url })).creator.id ?? '';
  const withheld = (id: string) =>
    creatorSchema.parse(world.data(creatorDocument.path('max', id))).email_withheld;
  const set = (path: string, data: Record<string, unknown>) => world.write('update', path, data);
  return {
    ...world,
    capture,
    withheld,
    setEmails: (data: Record<string, unknown>) => set(emailSettingsDocument.path('max'), data),
    setTemplates: (data: Record<string, unknown>) =>
      set(messageTemplatesDocument.path('max'), data),
  };
}

/** Ann was captured, and her twin, whose email was withheld. */
async function twins() {
  const world = await opened();
  const ann = await world.capture(ANN);
  const twin = await world.capture(TWIN);
  expect(world.withheld(twin)).toEqual({ reason: 'already_sent', creator_id: ann });
  return { ...world, ann, twin };
}

it('an address that another creator’s email has keeps that creator', async () => {
  const world = await twins();
  expect(world.withheld(world.ann)).toBeNull();
});

it('what sending lacked is kept until an email is queued', async () => {
  const world = await opened();
  await world.setEmails({ app_password_set: false });
  const id = await world.capture(ANN);
  expect(world.withheld(id)).toEqual({ reason: 'not_set_up', creator_id: null });
  await world.setEmails({ app_password_set: true });
  await world.setTemplates({ email_template: 'Hi {{who}}' });
  await world.capture(ANN);
  expect(world.withheld(id)).toEqual({ reason: 'template_incomplete', creator_id: null });
  await world.setTemplates({ email_template: 'Hi there, shall we work together?' });
  await world.capture(ANN);
  expect(world.withheld(id)).toBeNull();
});

it('it ends when the person sends the email all the same', async () => {
  const world = await twins();
  await runDispatch(world.ports, { uid: 'max', ...forever });
  const send = { uid: 'max', creator_id: world.twin };
  await expect(sendEmail(world.ports, send)).rejects.toMatchObject({ reason: 'already_sent' });
  expect(world.withheld(world.twin)).not.toBeNull();
  await sendEmail(world.ports, { ...send, anyway: true });
  expect(world.withheld(world.twin)).toBeNull();
});

it('it ends with the address it is about', async () => {
  const world = await twins();
  const email = 'zoe@studio-lee.com';
  await runChooseEmail(world.ports, { uid: 'max', creator_id: world.twin, email });
  expect(world.withheld(world.twin)).toBeNull();
});

it('a request keeps nothing that the creator says already', async () => {
  const world = await opened();
  world.domains.set('studio-lee.com', 'no');
  expect(world.withheld(await world.capture(ANN))).toBeNull();
});
