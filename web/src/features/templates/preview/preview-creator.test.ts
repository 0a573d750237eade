import { templateValues } from '@vibes/core/template/template-variables';
import { describe, expect, it } from 'vitest';
import {
  inventedCreator,
  inventedStudio,
  pickRecipient,
  recipientsOf,
  type PreviewCreator,
} from './preview-creator.ts';

const mara = {
  id: 'mara',
  name: 'Mara Kiln',
  email: null,
  platform: 'tiktok',
  tiktok_username: 'mara.kiln',
  instagram_username: 'marakiln.studio',
} as const;
const jonas = {
  id: 'jonas',
  name: 'Jonas',
  email: 'jonas@plates.studio',
  platform: 'instagram',
  tiktok_username: null,
  instagram_username: 'jonas.plates',
} as const;
const creators = [mara, jonas];

describe('the creator of a preview', () => {
  it.each([
    ['email', ['mara.kiln', 'jonas.plates']],
    ['instagram', ['marakiln.studio', 'jonas.plates']],
    ['tiktok', ['mara.kiln']],
  ] as const)('by %s: %j', (tab, handles) => {
    expect(recipientsOf(creators, tab).map(({ handle }) => handle)).toEqual(handles);
  });

  it('is the newest who can get the message', () => {
    expect(pickRecipient(recipientsOf(creators, 'email'), { tab: 'email', id: null })?.id).toBe(
      'jonas',
    );
    expect(pickRecipient(recipientsOf(creators, 'tiktok'), { tab: 'tiktok', id: null })?.id).toBe(
      'mara',
    );
    expect(pickRecipient(recipientsOf([mara], 'email'), { tab: 'email', id: null })?.id).toBe(
      'mara',
    );
  });

  it('is the chosen one where there is a choice', () => {
    const choice = { tab: 'tiktok', id: 'jonas' } as const;
    expect(pickRecipient(recipientsOf(creators, 'email'), { ...choice, id: 'mara' })?.id).toBe(
      'mara',
    );
    expect(pickRecipient(recipientsOf(creators, 'tiktok'), choice)?.id).toBe('mara');
    expect(pickRecipient([], choice)).toBeNull();
  });

  it('has a handle where the invented one needs it', () => {
    expect(inventedCreator('instagram').platform).toBe('instagram');
    expect(inventedCreator('tiktok').platform).toBe('tiktok');
  });

  it('may be one with a first name or one without', () => {
    const firstNameOf = (creator: PreviewCreator) =>
      templateValues({ ...creator, my_name: '' }).firstName;
    expect(firstNameOf(inventedCreator('email'))).toBe('Ana');
    expect(firstNameOf(inventedStudio('email'))).toBe('');
  });
});
