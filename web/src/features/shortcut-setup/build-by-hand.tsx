import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { handSteps, type HandStep, type ScreenAction } from './hand-steps.data.ts';
import { PhoneSketch, SketchCard } from './phone-sketch.tsx';

/** The steps to build the shortcut in the Shortcuts app; a few minutes, once. */
export function BuildByHand() {
  return (
    <>
      <Text color="fg.muted">On your iPhone, once. It takes about 5 minutes.</Text>
      <Stack as="ol" listStyleType="none" gap="0">
        {handSteps(location.origin).map((step, i) => (
          <Step key={step.title} number={i + 1} step={step} />
        ))}
      </Stack>
    </>
  );
}

/** The shortcut in the editor of the Shortcuts app, at one step of building it. */
function HandPicture({ screen }: { screen: HandStep['screen'] }) {
  return (
    <PhoneSketch shows={screen.shows} isWhole>
      <Flex justify="space-between" gap="2" fontWeight="600">
        <span>Vibes Outreach</span>
        <span>Done</span>
      </Flex>
      {screen.actions.map((action) => (
        <Action key={action.says} action={action} />
      ))}
    </PhoneSketch>
  );
}

function Action({ action: { says, rows, isInside } }: { action: ScreenAction }) {
  return (
    <SketchCard ms={isInside ? '2.5' : undefined}>
      <Words says={says} />
      {rows?.map(({ name, value }) => (
        <Flex
          key={name}
          justify="space-between"
          columnGap="2"
          wrap="wrap"
          borderTopWidth="1px"
          mt="1.5"
          pt="1.5"
          color="fg.muted"
        >
          <span>{name}</span>
          <Box color="fg">
            <Words says={value} />
          </Box>
        </Flex>
      ))}
    </SketchCard>
  );
}

const Words = ({ says }: { says: string }) =>
  says.split('`').map((part, i) => (i % 2 ? <Variable key={i}>{part}</Variable> : part));

/** What is chosen by a tap: a variable or a value. */
const Variable = chakra('span', {
  base: {
    bg: 'bg.emphasized',
    borderRadius: 'l1',
    px: '1',
    fontWeight: '500',
    boxDecorationBreak: 'clone',
  },
});

function Step({ number, step }: { number: number; step: HandStep }) {
  const { title, text, fields, screen } = step;
  return (
    <Flex
      as="li"
      direction={{ base: 'column', sm: 'row' }}
      gap={{ base: '4', md: '8' }}
      py="5"
      borderTopWidth={number > 1 ? '1px' : undefined}
      _last={{ pb: '0' }}
    >
      <Box flex="1" minW="0">
        <Heading as="h4" textStyle="sm" fontWeight="600" mb="1">
          {number}. {title}
        </Heading>
        <Text>
          {text.split('`').map((part, i) => (i % 2 ? <Word key={i}>{part}</Word> : part))}
        </Text>
        {fields && <Fields fields={fields} />}
      </Box>
      <Box flexShrink={0} mx={{ base: 'auto', sm: '0' }}>
        <HandPicture screen={screen} />
      </Box>
    </Flex>
  );
}

function Fields({ fields }: { fields: NonNullable<HandStep['fields']> }) {
  return (
    <Box as="dl" mt="3" borderWidth="1px" borderRadius="l2" bg="bg.subtle" px="3" py="1">
      {fields.map(({ name, value }) => (
        <Box key={name} display="flex" flexWrap="wrap" columnGap="3" py="1" textStyle="xs">
          <chakra.dt color="fg.muted" minW="9rem">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="500" overflowWrap="anywhere" userSelect="all">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </Box>
  );
}

/** A word of the phone's screen. */
const Word = chakra('b', { base: { fontWeight: '600' } });
