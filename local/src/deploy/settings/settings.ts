import { PLANS } from '@vibes/core/plan/plan';
import { productSettingsSchema } from '@vibes/core/product/product-settings';
import type { z } from 'zod';
import {
  deployedSchema,
  LOCAL_SETTINGS,
  SECRET_SETTINGS,
} from '../../../../functions/src/platform/config.ts';

/** Where a deployment keeps a setting. */
export type SettingPlace = 'functions' | 'product' | 'secret' | 'local';

export interface Setting {
  name: string;
  place: SettingPlace;
  schema: z.ZodType;
  meaning: string;
  /** Why a deployment needs it; null where it may be left out. */
  needed: string | null;
}

const isEmailSupportSold = PLANS.some(
  ({ available, features }) => available && features.includes('Email support'),
);
const WHILE_SOLD = isEmailSupportSold ? 'required while a plan sells email support' : null;

const NEEDED: Record<string, string | null> = {
  APP_ORIGIN: 'required',
  REGION: 'required',
  ALERT_EMAIL: 'required',
  ...Object.fromEntries(SECRET_SETTINGS.map((name) => [name, 'required'])),
  support_email: WHILE_SOLD,
  privacy_email: WHILE_SOLD,
};

function placeOf(name: string): SettingPlace {
  if ((SECRET_SETTINGS as readonly string[]).includes(name)) return 'secret';
  return LOCAL_SETTINGS.includes(name) ? 'local' : 'functions';
}

const listed = (shape: Record<string, z.ZodType>, place: (name: string) => SettingPlace) =>
  Object.entries(shape).map(([name, schema]): Setting => ({
    name,
    place: place(name),
    schema,
    meaning: schema.description ?? '',
    needed: NEEDED[name] ?? null,
  }));

/** Every setting there is: those of the functions, then those of the pages. */
export const SETTINGS: readonly Setting[] = [
  ...listed(deployedSchema.shape, placeOf),
  ...listed(productSettingsSchema.shape, () => 'product'),
];
