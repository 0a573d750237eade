import { StartDoor } from '../../layout/start-door.tsx';

/** The next step after reading: the product itself. */
export const TryProduct = () => (
  <aside className="try-product" aria-labelledby="try-product">
    <div>
      <h2 id="try-product">Try it on the next creator you see</h2>
      <p className="muted">
        Press once on your iPhone. Vibes Outreach finds the contact address, shows where it stood
        and has your message ready. In public beta.
      </p>
    </div>
    <StartDoor />
  </aside>
);
