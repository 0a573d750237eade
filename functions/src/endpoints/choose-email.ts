import { chooseEmailSchema } from '@vibes/core/api/callables';
import { callableDoor } from './callable-door.ts';

export const chooseEmail = callableDoor(
  'chooseEmail',
  { payload: chooseEmailSchema },
  async (choice, { uid }) => {
    const { wireCreator } = await import('../wiring/wire-creator.ts');
    return (await wireCreator()).chooseEmail(uid, choice);
  },
);
