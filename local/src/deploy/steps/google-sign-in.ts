import { z } from 'zod';
import { LocalWorldError } from '../../process/local-world-error.ts';
import { readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { runFirebase } from '../run-tool.ts';
import { originOf } from '../settings/origin-of.ts';

const providerSchema = z.looseObject({ enabled: z.boolean().optional() });

const configSchema = z.looseObject({
  auth: z.looseObject({
    providers: z.looseObject({
      googleSignIn: z.looseObject({
        supportEmail: z.string(),
        authorizedRedirectUris: z.array(z.string()),
      }),
    }),
  }),
});

const folderOf = ({ project }: Pick<Deployment, 'project'>) => `.local/deploy/${project}`;

/** What was deployed last from this machine; null where it was not from here. */
async function readDeployed(deployment: Deployment) {
  const text = await deployment.file(`${folderOf(deployment)}/firebase.json`);
  return text === null ? null : configSchema.parse(JSON.parse(text)).auth.providers.googleSignIn;
}

/** Where Google sends people back to, at each address the app may have. The app signs in at its own host. */
async function redirectsOf(deployment: Deployment): Promise<string[]> {
  const { project } = deployment;
  const origins = [`https://${project}.firebaseapp.com`, `https://${project}.web.app`];
  const all = new Set([...origins, await originOf(deployment)]);
  return [...all].map((origin) => `${origin}/__/auth/handler`);
}

/** Google's list of them can't be read, only seen in the console. */
export async function redirectsByHand(deployment: Deployment): Promise<string> {
  const uris = (await redirectsOf(deployment)).join(', ');
  return `Authorized redirect URIs of the web client at https://console.cloud.google.com/auth/clients?project=${deployment.project}: ${uris}`;
}

/** The `auth` part of a firebase.json, in a file of its own: it differs from project to project. */
async function configOf(deployment: Deployment, supportEmail: string): Promise<string> {
  const googleSignIn = {
    oAuthBrandDisplayName: 'Vibes Outreach',
    supportEmail,
    authorizedRedirectUris: await redirectsOf(deployment),
  };
  return `${JSON.stringify({ auth: { providers: { googleSignIn } } }, null, 2)}\n`;
}

/**
 * Only firebase-tools can make the OAuth client that Google sign-in needs, and only with its own
 * sign-in: https://github.com/firebase/firebase-tools/pull/9694. The console can do it too.
 */
export const googleSignInStep: DeployStep = {
  name: 'Google sign-in',
  async look(deployment) {
    const { project } = deployment;
    const path = `admin/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`;
    const provider = await readGoogle(
      deployment,
      { service: 'identitytoolkit', path },
      providerSchema,
    );
    if (!provider?.enabled) return toDo('to be enabled');
    const deployed = await readDeployed(deployment);
    if (!deployed) return done(`on; check the ${await redirectsByHand(deployment)}`);
    const wanted = await redirectsOf(deployment);
    const isSame = wanted.toSorted().join() === deployed.authorizedRedirectUris.toSorted().join();
    return isSame ? done() : toDo('its redirect addresses are to be deployed again');
  },
  async act(deployment) {
    const { project, ask, write } = deployment;
    const deployed = await readDeployed(deployment);
    const record = `${folderOf(deployment)}/firebase.json`;
    const byHand = `Enable Google at https://console.firebase.google.com/project/${project}/authentication/providers, put these under ${await redirectsByHand(deployment)}${deployed ? `, delete ${record}` : ''}, and run this again.`;
    const email =
      deployed?.supportEmail ??
      (await ask({
        text: 'Google’s sign-in window shows an address for questions. It must be your own Google address, or a group you manage:',
      }));
    if (!email)
      throw new LocalWorldError(
        `Google sign-in is off, and ${email === null ? 'nobody can be asked' : 'no address was given'}. ${byHand}`,
      );
    const text = await configOf(deployment, email);
    const config = `${folderOf(deployment)}/firebase.next.json`;
    await write(config, text);
    try {
      await runFirebase(deployment, ['deploy', '--only', 'auth', '--config', config], {
        by_own_sign_in: true,
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new LocalWorldError(
        `${reason}\nSign in by “npx firebase login” (after “npm ci”) with the same account, and run this again. Or: ${byHand}`,
        { cause },
      );
    }
    // Only now: it says what was deployed, and a run that failed is to be made again.
    await write(record, text);
  },
};
