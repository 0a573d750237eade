import { PLANS, type Plan } from '@vibes/core/plan/plan';
import { Check } from 'lucide-react';
import { Island } from '../../island.tsx';
import { Subscribe } from './subscribe.tsx';

/** The plans, with the app's own facts; those not sold yet say so. */
export function Pricing() {
  return (
    <section id="pricing" className="pricing wide" aria-labelledby="pricing-title">
      <div className="pricing-words">
        <h2 id="pricing-title">Pricing</h2>
        <p className="muted">
          One creator contact is one captured creator. It costs one credit, whether or not we find
          an address. Cancel anytime. During the beta, every account can use webhooks.
        </p>
      </div>
      <ul className="pricing-cards" aria-label="Plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, description, price, features, available } = plan;
  return (
    <li className="pricing-card panel" data-available={available || undefined}>
      <div>
        <h3>{name}</h3>
        <p className="muted">{description}</p>
      </div>
      <p className="muted">
        <span className="pricing-price">${price}</span>/month
      </p>
      <ul className="pricing-features">
        {features.map((feature) => (
          <li key={feature}>
            <Check size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {available ? (
        <Island name="subscribe" of={Subscribe} with={{ plan }} />
      ) : (
        <button type="button" className="button button-outline pricing-choose" disabled>
          Coming Soon
        </button>
      )}
    </li>
  );
}
