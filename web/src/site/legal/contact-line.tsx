import { siteLinks } from '../site-links.ts';

/** The contact: the address, or the form while none is set. */
export function ContactLine({ email }: { email: string }) {
  if (email)
    return (
      <p>
        Write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    );
  return (
    <p>
      Write to us through the form on the <a href={siteLinks.support}>support page</a>. It is
      anonymous, so include your email address if you want a reply.
    </p>
  );
}
