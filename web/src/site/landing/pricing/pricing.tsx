import { PLANS, type Plan } from '@vibes/core/plan/plan';
import { Check, ChevronDown } from 'lucide-react';
import { Island } from '../../island.tsx';
import { Subscribe } from './subscribe.tsx';

/** The plans, with the app's own facts; one that is not sold yet is a line, which opens. */
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
      <ul className="pricing-plans" aria-label="Plans">
        {PLANS.map((plan) =>
          plan.available ? (
            <PlanCard key={plan.name} plan={plan} />
          ) : (
            <PlanLine key={plan.name} plan={plan} />
          ),
        )}
      </ul>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li className="pricing-card panel">
      <div>
        <h3>{plan.name}</h3>
        <p className="muted">{plan.description}</p>
      </div>
      <p className="muted">
        <span className="pricing-price">${plan.price}</span>/month
      </p>
      <Features of={plan} />
      <Island name="subscribe" of={Subscribe} with={{ plan }} />
    </li>
  );
}

const PlanLine = ({ plan }: { plan: Plan }) => (
  <li className="panel">
    <details className="pricing-soon">
      <summary>
        <h3>{plan.name}</h3>
        <span className="muted">${plan.price}/month</span>
        <span className="tag">Coming Soon</span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <p className="muted">{plan.description}</p>
      <Features of={plan} />
    </details>
  </li>
);

const Features = ({ of: { features } }: { of: Plan }) => (
  <ul className="pricing-features">
    {features.map((feature) => (
      <li key={feature}>
        <Check size={16} aria-hidden="true" />
        {feature}
      </li>
    ))}
  </ul>
);
