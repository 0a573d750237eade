import { z } from 'zod';
import { isDisabled, reasonOf } from '../call-google.ts';
import { done, refused, type DeployStep } from '../deploy-step.ts';

const projectSchema = z.looseObject({ state: z.string().optional() });

const projectCall = (project: string) =>
  ({ service: 'firebase', method: 'GET', path: `v1beta1/projects/${project}` }) as const;

/** The credentials of the machine work. Whether they may open the project is the next step. */
export const signInStep: DeployStep = {
  name: 'Sign-in to Google',
  async look({ google, project }) {
    const answer = await google(projectCall(project));
    if (answer.status !== 401) return done();
    return refused(
      'Google no longer accepts this sign-in. Run “gcloud auth application-default login” and try again.',
    );
  },
};

export const projectStep: DeployStep = {
  name: 'Firebase project',
  async look({ google, project }) {
    const answer = await google(projectCall(project));
    // What the project says of itself comes with the first APIs.
    if (isDisabled(answer)) return done(project);
    if (answer.status === 403 || answer.status === 404)
      return refused(
        `You can’t open ${project}: ${reasonOf(answer)} Create it at https://console.firebase.google.com, add Firebase to it there where it is a Google Cloud project already, or ask its owner to make you one.`,
      );
    if (answer.status !== 200) return refused(`Google can’t say: ${reasonOf(answer)}`);
    const { state } = projectSchema.parse(answer.body);
    return state === 'DELETED'
      ? refused(`${project} is being deleted. Choose another project.`)
      : done(project);
  },
};
