import { APP_PASSWORD_MINIMUM } from '@vibes/core/account/email-settings';
import { object, string, type ObjectSchema } from 'yup';

export interface GmailValues {
  email_address: string;
  app_password: string;
}

const ADDRESS_MAXIMUM = 254;
const PASSWORD_MAXIMUM = 200;
// Plain addresses with a public domain, as the server takes them; yup's own rule also takes `a@b`.
const ADDRESS =
  /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** Gmail shows app passwords in groups of four: spaces do not count. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** The form's rules. A saved app password may stay: the field is then empty. */
export function gmailSchema({
  has_password,
}: {
  has_password: boolean;
}): ObjectSchema<GmailValues> {
  const address = 'Please enter a valid email address';
  const password = 'Please enter a valid app password';
  return object({
    email_address: string()
      .required(address)
      .max(ADDRESS_MAXIMUM, address)
      .matches(ADDRESS, { message: address, excludeEmptyString: true }),
    app_password: string()
      .default('')
      .test('app-password', password, (text) => {
        const { length } = withoutSpaces(text);
        if (text === '') return has_password;
        return length >= APP_PASSWORD_MINIMUM && length <= PASSWORD_MAXIMUM;
      }),
  });
}
