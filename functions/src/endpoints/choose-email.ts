import { chooseEmailSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const chooseEmail = callableEndpoint(
  'chooseEmail',
  { payload: chooseEmailSchema },
  async (choice, { uid }) => {
    const { wireCreator } = await import('../wiring/wire-creator.ts');
    return (await wireCreator()).chooseEmail(uid, choice);
  },
);
