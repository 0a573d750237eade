import { SecretField } from '../../components/form/secret-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';

/** The fields of a Gmail account, of `gmailSchema`. */
export const GmailFields = ({ passwordHint }: { passwordHint: string }) => (
  <>
    <TextField
      name="email_address"
      label="Gmail Address"
      placeholder="you@gmail.com"
      input={{ type: 'email', autoComplete: 'email', spellCheck: false }}
    />
    <SecretField name="app_password" label="Gmail App Password" hint={passwordHint} />
  </>
);
