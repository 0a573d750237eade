import type { SubmitEvent } from 'react';

/** Thanks a person who enters an address, and says that there is no list yet. */
function thank(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  window.alert('Thank you. The newsletter hasn’t started yet, so we didn’t save your address.');
  event.currentTarget.reset();
}

/** The newsletter's form. Until its script has loaded a press does nothing: an address must not end up in a link. */
export const Newsletter = () => (
  <form className="newsletter-form field" method="dialog" onSubmit={thank}>
    <label htmlFor="newsletter-email">Email</label>
    <div className="newsletter-row">
      <input
        id="newsletter-email"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        required
      />
      <button className="button button-outline" type="submit">
        Subscribe
      </button>
    </div>
  </form>
);
