import { productSettingsSchema } from '@vibes/core/product/product-settings';
import { parseJson } from '../../stand-ins/local-server.ts';
import type { Deployment } from '../deploy-ports.ts';
import { readDeployedFunctions } from '../steps/deployed-functions.ts';
import { originOf } from './origin-of.ts';
import { SETTINGS, type SettingPlace } from './settings.ts';
import {
  readOwnProduct,
  readSettings,
  writeSettings,
  type HeldSettings,
  type Values,
} from './settings-files.ts';

/** The key to a gateway is in its address. */
const HIDDEN = new Set(['PAGE_GATEWAY_URL']);

/** The values that are set in the live product, and that no file mentions. */
function unmentioned(place: SettingPlace, live: Values, mentioned: Values): Values {
  const names = SETTINGS.filter((one) => one.place === place).map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = live[name] ?? '';
      return value === '' || name in mentioned ? [] : [[name, value]];
    }),
  );
}

/** What the live web build was made with; nothing where it cannot be read. */
async function liveProduct({ read }: Deployment, origin: string): Promise<Values> {
  const answer = await read(`${origin}/product.json`);
  const given = answer?.status === 200 ? parseJson(answer.body) : null;
  const product = productSettingsSchema.partial().safeParse(given);
  return product.success ? product.data : {};
}

/**
 * Settings of the live product that the files of this checkout do not mention, as in a fresh clone.
 * A deployment without them would silently take each back to its default. One that is mentioned
 * with nothing after it is left out on purpose.
 */
export async function missedSettings(deployment: Deployment): Promise<HeldSettings> {
  const deployed = await readDeployedFunctions(deployment);
  if (deployed.length === 0) return { functions: {}, product: {} };
  const held = await readSettings(deployment);
  const environment = Object.assign({}, ...deployed.map((one) => one.environment)) as Values;
  const origin = environment['APP_ORIGIN'] || (await originOf(deployment));
  const set = Object.fromEntries(Object.entries(held.product).filter(([, value]) => value !== ''));
  return {
    functions: unmentioned('functions', environment, held.functions),
    product: unmentioned('product', await liveProduct(deployment, origin), {
      ...set,
      ...(await readOwnProduct(deployment)),
    }),
  };
}

/** Writes them into the files of this checkout. Returns what it wrote, a line each. */
export async function bringBackSettings(deployment: Deployment): Promise<string[]> {
  const missed = await missedSettings(deployment);
  await writeSettings(deployment, missed);
  return [...Object.entries(missed.functions), ...Object.entries(missed.product)].map(
    ([name, value]) =>
      `${name} is ${HIDDEN.has(name) ? 'set' : value} in the live product: written down here too.`,
  );
}
