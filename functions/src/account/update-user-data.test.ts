import { describe, expect, it } from 'vitest';
import type { CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import { crmSettingsDocument, userSecretsDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { beforeFirstCommit } from '../../test/before-first-commit.ts';
import { secretContext } from '../ports/secret-box.ts';
import { getUserData } from './get-user-data.ts';
import { updateUserData } from './update-user-data.ts';

const HOOK = 'https://hooks.example.com/a';

async function openWorld() {
  const world = await memoryWorld();
  const { ports } = world;
  return {
    ...world,
    crm: (data: CrmSettingsUpdate) =>
      updateUserData(ports, { uid: 'max', update: { table: 'crm_settings', data } }),
    read: () => getUserData(ports, { uid: 'max', can_pay: false }),
  };
}

describe('the CRM settings', () => {
  it('seal the Notion key and never give it back', async () => {
    const world = await openWorld();
    await world.crm({ notion_api_key: 'ntn_0123456789', notion_database_id: 'db1' });
    const { crmSettings } = await world.read();
    expect(crmSettings).toMatchObject({ notion_api_key_set: true, notion_api_key_last4: '6789' });
    expect(JSON.stringify(crmSettings)).not.toContain('ntn_');
    const sealed = String(world.data(userSecretsDocument.path('max'))?.['notion_api_key']);
    expect(world.ports.secrets.open(sealed, secretContext.notionApiKey('max'))).toBe(
      'ntn_0123456789',
    );
    expect(() => world.ports.secrets.open(sealed, secretContext.notionApiKey('eve'))).toThrow();
  });

  it('leave the app password where it is', async () => {
    const world = await openWorld();
    const before = world.data(userSecretsDocument.path('max'))?.['app_password'];
    await world.crm({ notion_api_key: 'ntn_0123456789' });
    await world.crm({ notion_api_key: null });
    expect(world.data(userSecretsDocument.path('max'))).toEqual({
      app_password: before,
      notion_api_key: null,
    });
  });

  it('change nothing at all when a system lacks what it needs', async () => {
    const world = await openWorld();
    const before = world.documents.dump();
    await expect(
      world.crm({ active_crm_mode: 'notion', notion_api_key: 'ntn_0123456789' }),
    ).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/database ID/) as string,
    });
    expect(world.documents.dump()).toEqual(before);
  });

  it('refuse an unencrypted webhook, except on this machine in the local world', async () => {
    const world = await openWorld();
    const before = world.documents.dump();
    for (const webhook_url of ['http://hooks.example.com/a', 'http://127.0.0.1:8080/a']) {
      await expect(world.crm({ webhook_url })).rejects.toMatchObject({
        code: 'bad_request',
        message: 'Use a URL that begins with https://',
      });
    }
    expect(world.documents.dump()).toEqual(before);
    const data = { webhook_url: 'http://127.0.0.1:8080/a' };
    const local = { ...world.ports, allow_local_targets: true };
    await updateUserData(local, { uid: 'max', update: { table: 'crm_settings', data } });
    expect(world.data(crmSettingsDocument.path('max'))).toMatchObject(data);
  });

  it('never end with an active webhook that another tab has just cleared', async () => {
    const world = await openWorld();
    await world.crm({ webhook_url: HOOK });
    const documents = beforeFirstCommit(world.documents, () => world.crm({ webhook_url: null }));
    const update = { table: 'crm_settings', data: { active_crm_mode: 'webhook' } } as const;
    await expect(
      updateUserData({ ...world.ports, documents }, { uid: 'max', update }),
    ).rejects.toMatchObject({
      code: 'bad_request',
      message: expect.stringMatching(/webhook URL/) as string,
    });
    expect((await world.read()).crmSettings).toMatchObject({
      active_crm_mode: 'built-in',
      webhook_url: null,
    });
  });

  it('are refused for an account that is not open', async () => {
    const { ports } = await openWorld();
    const update = { table: 'crm_settings', data: { webhook_url: HOOK } } as const;
    await expect(updateUserData(ports, { uid: 'nobody', update })).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });
});

describe('the email settings', () => {
  it('switch to the webhook and back to Gmail, in the write that clears the webhook', async () => {
    const { ports, read } = await openWorld();
    const email = (data: object) =>
      updateUserData(ports, { uid: 'max', update: { table: 'email_settings', data } });
    await email({ webhook_url: HOOK, active_email_mode: 'webhook' });
    expect((await read()).emailSettings).toMatchObject({
      active_email_mode: 'webhook',
      app_password_set: true,
    });
    await email({ webhook_url: null });
    expect((await read()).emailSettings).toMatchObject({
      active_email_mode: 'gmail',
      webhook_url: null,
      app_password_set: true,
    });
  });
});
