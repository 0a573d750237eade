import { z } from 'zod';
import { readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';

const functionsSchema = z.looseObject({
  functions: z
    .array(
      z.looseObject({
        name: z.string(),
        state: z.string(),
        serviceConfig: z
          .looseObject({
            serviceAccountEmail: z.string().optional(),
            environmentVariables: z.record(z.string(), z.string()).optional(),
            secretEnvironmentVariables: z.array(z.looseObject({ secret: z.string() })).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});

/**
 * The functions that the project has in any region, with their settings, the account they run as and
 * the secrets they read.
 */
export async function readDeployedFunctions(deployment: Deployment) {
  const path = `v2/projects/${deployment.project}/locations/-/functions?pageSize=1000`;
  const at = { service: 'cloudfunctions', path };
  const { functions = [] } = (await readGoogle(deployment, at, functionsSchema)) ?? {};
  return functions.map(({ name, state, serviceConfig }) => ({
    name: name.split('/').at(-1) ?? '',
    region: name.split('/').at(3) ?? '',
    account: serviceConfig?.serviceAccountEmail ?? null,
    state,
    environment: serviceConfig?.environmentVariables ?? {},
    secrets: (serviceConfig?.secretEnvironmentVariables ?? []).map(({ secret }) => secret),
  }));
}
