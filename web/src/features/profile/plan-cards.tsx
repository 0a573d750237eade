import { Box, Grid } from '@chakra-ui/react';
import { PLANS, type Plan } from '@vibes/core/plan/plan';
import { PlanCard } from './plan-card.tsx';

/** All plans, side by side where they have the room. */
export function PlanCards({ onChoose }: { onChoose: (plan: Plan) => void }) {
  return (
    <Box containerType="inline-size">
      <Grid
        as="ul"
        aria-label="Plans"
        listStyleType="none"
        gap="4"
        css={{ '@container (min-width: 42rem)': { gridTemplateColumns: 'repeat(3, 1fr)' } }}
      >
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} onChoose={() => onChoose(plan)} />
        ))}
      </Grid>
    </Box>
  );
}
