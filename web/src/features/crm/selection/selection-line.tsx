import { Button, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Kbd, WITH_KEYS } from '../../../components/kbd.ts';
import { tip } from '../../../components/tip.ts';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { useLoadFault } from '../../../components/use-load-fault.ts';
import { useModule } from '../../../lib/use-module.ts';
import { LIST_KEYS, SHOW_KEYS } from '../../../shared/keys/screen-keys.ts';
import type { ListSelection } from './use-selection.ts';

/** Whether it was asked for before: an action may still run, or its report be open. */
let isBarWanted = false;

/** The bar and its actions, which the first choice loads. */
const loadBulkBar = () => {
  isBarWanted = true;
  return import('../bulk/bulk-bar.tsx');
};

const HINTS = [...LIST_KEYS.filter(({ hint }) => hint), SHOW_KEYS];

/** One line that names the keys of the list, where there is a keyboard. */
const KeyHints = () => (
  <Flex
    as="ul"
    aria-label="Keys of this list"
    listStyleType="none"
    gap="4"
    textStyle="xs"
    color="fg.muted"
    whiteSpace="nowrap"
    css={WITH_KEYS}
  >
    {HINTS.map(({ keys, does, hint }) => (
      <li key={keys} {...tip(does === hint ? '' : does)}>
        <Kbd>{keys}</Kbd> {hint}
      </li>
    ))}
  </Flex>
);

/**
 * The line above the list: its keys, or on a phone the way to choose; the bar while creators are
 * chosen. It stays in sight while the list scrolls.
 *
 * @param props.isBare without the keys and the way to choose, which are elsewhere
 */
export function SelectionLine(props: { selection: ListSelection; isBare: boolean }) {
  const { selection, isBare } = props;
  const { late, want } = useModule(loadBulkBar);
  const isNarrow = useIsNarrow();
  const isWanted = selection.isChoosing || isBarWanted;
  useEffect(() => {
    if (isWanted) want();
    // `want` works once, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);
  useLoadFault(isWanted && late.status === 'failed', 'We couldn’t load the actions.');
  if (isBare && !selection.isChoosing && late.status !== 'ready') return null;
  return (
    <Flex
      direction="column"
      justify="center"
      gap="2"
      minH={isBare ? undefined : '9'}
      position="sticky"
      top={{ base: 'calc(3.5rem + var(--inset-top))', md: '0' }}
      zIndex="docked"
      bg="bg.panel"
      py={isBare ? undefined : '1'}
    >
      {late.status === 'ready' && <late.module.BulkBar selection={selection} />}
      {!selection.isChoosing &&
        !isBare &&
        (isNarrow ? (
          <Button
            alignSelf="start"
            size="xs"
            minH={{ base: '11', md: '8' }}
            variant="outline"
            onClick={selection.beginChoosing}
          >
            Select
          </Button>
        ) : (
          <KeyHints />
        ))}
    </Flex>
  );
}
