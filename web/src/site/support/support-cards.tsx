/** How help is given here, and how to reach us. */
export const SupportCards = ({ email }: { email: string }) => (
  <ul className="support-cards">
    <li className="panel">
      <h2>Small Team Big Support</h2>
      <p>We are few, and we build this ourselves. What you write reaches whoever can change it.</p>
    </li>
    <li className="panel">
      <h2>The Umbrella Promise</h2>
      <p>
        Every reported bug is fixed within 2 business days. Say what you did and what happened, so
        that we can see it too.
      </p>
    </li>
    <li className="panel">
      <h2>Direct Contact</h2>
      {email ? (
        <>
          <p>A question about your account, or a longer story? Write to us.</p>
          <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : (
        <>
          <p>A question about your account, or a longer story? Write it into the form.</p>
          <a href="#feedback">Go to the form</a>
        </>
      )}
    </li>
  </ul>
);
