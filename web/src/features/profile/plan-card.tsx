import { Box, Button, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Plan } from '@vibes/core/plan/plan';
import { Check } from 'lucide-react';

/**
 * One plan: its price, what it includes, and its button. A plan that is not sold yet says so. Its
 * four rows are subgrid rows, so prices and lists of neighbors align.
 */
export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  return (
    <Grid
      as="li"
      gridRow="span 4"
      gridTemplateRows="subgrid"
      rowGap="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={plan.available ? 'border.emphasized' : 'border'}
      borderRadius="l3"
      p="5"
    >
      <Box>
        <Heading as="h3" textStyle="md" fontWeight="600">
          {plan.name}
        </Heading>
        <Text color="fg.muted" mt="0.5">
          {plan.description}
        </Text>
      </Box>
      <Text color="fg.muted">
        <chakra.span
          fontFamily="heading"
          fontWeight="700"
          textStyle="3xl"
          letterSpacing="-0.02em"
          color="fg"
          me="0.5"
        >
          ${plan.price}
        </chakra.span>
        /month
      </Text>
      <Stack as="ul" gap="2" pt="4" borderTopWidth="1px" listStyleType="none">
        {plan.features.map((feature) => (
          <Flex as="li" key={feature} gap="2.5">
            <chakra.span pt="0.5" color="fg.subtle" flexShrink={0}>
              <Check size={16} aria-hidden="true" />
            </chakra.span>
            {feature}
          </Flex>
        ))}
      </Stack>
      {plan.available ? (
        <Button w="full" colorPalette="accent" onClick={onChoose}>
          Choose {plan.name}
        </Button>
      ) : (
        <Button w="full" variant="outline" disabled>
          Coming Soon
        </Button>
      )}
    </Grid>
  );
}
