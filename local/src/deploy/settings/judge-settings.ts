import { productSettingsSchema } from '@vibes/core/product/product-settings';
import { settingFaults } from '@vibes/core/product/setting-faults';
import { deployedSchema } from '../../../../functions/src/platform/config.ts';
import { SETTINGS, type Setting } from './settings.ts';
import { settingsFiles, type HeldSettings } from './settings-files.ts';

export interface SettingsJudgment {
  /** Required settings that no file sets. */
  missing: Setting[];
  /** A sentence for each setting that cannot be used as it is. */
  faults: string[];
}

const isSet = (value: unknown) => value !== undefined && value !== '';

/** What a deployment's files lack, and what in them is wrong. */
export function judgeSettings(project: string, held: HeldSettings): SettingsJudgment {
  const files = settingsFiles(project);
  const missing = SETTINGS.filter(
    ({ name, place, needed }) =>
      needed !== null &&
      (place === 'functions' || place === 'product') &&
      !isSet(held[place][name]),
  );
  const misplaced = SETTINGS.filter(
    ({ name, place }) => place === 'secret' && isSet(held.functions[name]),
  ).map(({ name }) => `${name} is a secret: take it out of ${files.functions}.`);
  const set = Object.entries(held.functions).filter(([, value]) => isSet(value));
  const checked = {
    functions: deployedSchema.partial().safeParse(Object.fromEntries(set)),
    product: productSettingsSchema.partial().safeParse(held.product),
  };
  const wrong = (['functions', 'product'] as const).flatMap((place) => {
    const { error } = checked[place];
    return error ? [`${files[place]} cannot be used. ${settingFaults(error)}`] : [];
  });
  return { missing, faults: [...misplaced, ...wrong] };
}
