import { Box, chakra, Flex } from '@chakra-ui/react';
import { PhoneSketch, SketchCard } from './phone-sketch.tsx';
import type { HandStep, ScreenAction } from './hand-steps.data.ts';

/** The shortcut in the editor of the Shortcuts app, at one step of building it. */
export function HandPicture({ screen }: { screen: HandStep['screen'] }) {
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
