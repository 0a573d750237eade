import { z } from 'zod';
import { FIRESTORE_CONFIG } from '../../firebase-config/firebase-config.ts';
import { readGoogle } from '../call-google.ts';
import { deployPart } from '../deploy-config.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';

const SERVICE = 'firebaserules';
const FILE = 'firestore.rules';
const releaseSchema = z.looseObject({ rulesetName: z.string() });
const rulesetSchema = z.looseObject({
  source: z.looseObject({ files: z.array(z.looseObject({ content: z.string() })) }),
});

export const rulesStep: DeployStep = {
  name: 'Rules',
  async look(deployment) {
    const { project, file } = deployment;
    const path = `v1/projects/${project}/releases/cloud.firestore`;
    const release = await readGoogle(deployment, { service: SERVICE, path }, releaseSchema);
    if (!release) return toDo('to be deployed');
    const at = { service: SERVICE, path: `v1/${release.rulesetName}` };
    const ruleset = await readGoogle(deployment, at, rulesetSchema);
    const isSame = ruleset?.source.files[0]?.content === (await file(FILE));
    return isSame ? done() : toDo('other rules are deployed');
  },
  act: (deployment) =>
    deployPart(deployment, { only: 'firestore:rules', config: { firestore: FIRESTORE_CONFIG } }),
};
