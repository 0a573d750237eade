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
  /** When a deployment stops without it; null where it may be left out, and where the deployment makes it. */
  needed: string | null;
  /** A person is asked for it, in a file, whenever it is missing. */
  is_asked: boolean;
}

const isEmailSupportSold = PLANS.some(
  ({ available, features }) => available && features.includes('Email support'),
);
const WHILE_SOLD = isEmailSupportSold ? 'required while a plan sells email support' : null;

/** A deployment without them would break a promise, or the law. */
const ASKED: Record<string, string | null> = {
  APP_ORIGIN: 'required',
  REGION: 'required',
  ALERT_EMAIL: 'required',
  operator_name: 'required',
  operator_address: 'required',
  support_email: WHILE_SOLD,
  privacy_email: WHILE_SOLD,
};
const NEEDED: Record<string, string | null> = {
  ...ASKED,
  STRIPE_SECRET_KEY: 'required, or `none` to sell nothing',
  app_check_key: 'required with `APP_CHECK`',
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
    is_asked: (ASKED[name] ?? null) !== null,
  }));

/** Every setting there is: those of the functions, then those of the pages. */
export const SETTINGS: readonly Setting[] = [
  ...listed(deployedSchema.shape, placeOf),
  ...listed(productSettingsSchema.shape, () => 'product'),
];
