import { NAME_LIMIT } from '@vibes/core/account/user-account';
import { object, string, type ObjectSchema } from 'yup';

export interface ProfileValues {
  name: string;
}

/** The form's rules: a name is free text, as long as the database takes it. */
export const profileSchema: ObjectSchema<ProfileValues> = object({
  name: string()
    .default('')
    .max(NAME_LIMIT, `Your name can have ${NAME_LIMIT} characters at most.`),
});
