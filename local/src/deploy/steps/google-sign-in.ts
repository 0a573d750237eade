import { z } from 'zod';
import { LocalWorldError } from '../../process/local-world-error.ts';
import { readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { runFirebase } from '../run-tool.ts';
import { originOf } from '../settings/origin-of.ts';

const providerSchema = z.looseObject({ enabled: z.boolean().optional() });

/** Where Google sends people back to, at each address the app may have. */
async function redirectsOf(deployment: Deployment): Promise<string[]> {
  const { project } = deployment;
  const origins = [`https://${project}.firebaseapp.com`, `https://${project}.web.app`];
  const all = new Set([...origins, await originOf(deployment)]);
  return [...all].map((origin) => `${origin}/__/auth/handler`);
}

/** The `auth` part of a firebase.json, in a file of its own: it differs from project to project. */
async function writeConfig(deployment: Deployment, supportEmail: string): Promise<string> {
  const googleSignIn = {
    oAuthBrandDisplayName: 'Vibes Outreach',
    supportEmail,
    authorizedRedirectUris: await redirectsOf(deployment),
  };
  const path = `.local/deploy/${deployment.project}/firebase.json`;
  const config = { auth: { providers: { googleSignIn } } };
  await deployment.write(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
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
    return provider?.enabled ? done() : toDo('to be enabled');
  },
  async act(deployment) {
    const { project, ask } = deployment;
    const byHand = `Enable Google at https://console.firebase.google.com/project/${project}/authentication/providers, and run this again.`;
    const email = await ask({
      text: 'Google’s sign-in window shows an address for questions. It must be your own Google address, or a group you manage:',
    });
    if (!email)
      throw new LocalWorldError(`Google sign-in is off, and nobody can be asked. ${byHand}`);
    const config = await writeConfig(deployment, email);
    try {
      await runFirebase(deployment, ['deploy', '--only', 'auth', '--config', config], {
        by_own_sign_in: true,
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new LocalWorldError(
        `${reason}\nSign in by “npx firebase login” with the same account, and run this again. Or: ${byHand}`,
        { cause },
      );
    }
  },
};
