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
    ({ name, place, is_asked }) =>
      is_asked && (place === 'functions' || place === 'product') && !isSet(held[place][name]),
  );
  const misplaced = SETTINGS.flatMap(({ name, place }) => {
    if (!isSet(held.functions[name])) return [];
    if (place === 'secret') return [`${name} is a secret: take it out of ${files.functions}.`];
    return place === 'local'
      ? [`${name} is for this machine alone: take it out of ${files.functions}.`]
      : [];
  });
  const set = Object.entries(held.functions).filter(([, value]) => isSet(value));
  const checked = {
    functions: deployedSchema.partial().safeParse(Object.fromEntries(set)),
    product: productSettingsSchema.partial().safeParse(held.product),
  };
  const wrong = (['functions', 'product'] as const).flatMap((place) => {
    const { error } = checked[place];
    return error ? [`${files[place]} cannot be used. ${settingFaults(error)}`] : [];
  });
  const isAttested = deployedSchema.shape.APP_CHECK.safeParse(
    held.functions['APP_CHECK'] || undefined,
  );
  const unattested =
    isAttested.data === true && !isSet(held.product['app_check_key'])
      ? [
          `APP_CHECK is on, and app_check_key is not set in ${files.product}: the functions would refuse everybody.`,
        ]
      : [];
  return { missing, faults: [...misplaced, ...wrong, ...unattested] };
}
