import { Box, Button, Field, Flex, Input, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { handleOf, platformsOf } from '@vibes/core/creator/handles';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { dataOf } from '../../../lib/loadable.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { joinWithUndo } from '../../../shared/creator/same-person/same-person.data.ts';
import { accountWord, JOIN_EFFECT } from '../../../shared/creator/same-person/same-person-words.ts';
import { loadCreators } from '../creator-store/creator-store.data.ts';
import { matchCreators } from '../search/match-creators.ts';
import { SearchProgress } from '../search/search-progress.tsx';
import { useCreators } from '../shown-rows/use-creators.ts';
import { TEXT_LIMIT } from '../view/crm-view.ts';

/** Creators offered at once. */
const MOST_OFFERED = 8;

/** By its account where it has one, else by its name. */
const wordOf = (entry: CreatorEntry): string => {
  const [platform] = platformsOf(entry);
  const handle = platform && handleOf(entry, platform);
  return handle ? accountWord({ platform, handle }) : entry.name;
};

/** The first of all other creators that the text finds; those that are missing load once it is typed. */
function useOthers(id: string, text: string) {
  const creators = useCreators();
  const known = dataOf(creators);
  const rows = known?.rows;
  const isPartial = text !== '' && known !== null && !known.isWhole;
  useEffect(() => {
    if (isPartial) loadCreators(Infinity);
  }, [isPartial]);
  const others = useMemo(
    () =>
      text === '' || !rows
        ? []
        : matchCreators(rows, text)
            .filter((row) => row.id !== id)
            .slice(0, MOST_OFFERED),
    [rows, text, id],
  );
  return { creators, others, isPartial };
}

/** A step to the next or the one before, around the ends; null for a key that is none. */
const stepTo = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  return key === 'ArrowUp' ? (at - 1 + count) % count : null;
};

/**
 * Finds the creator to join with among all: the arrows go from one to the next, Enter or a press
 * joins, Escape closes.
 */
export function JoinPicker(props: { creator: Pick<Creator, 'id'>; onClose: () => void }) {
  const { creator, onClose } = props;
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { creators, others, isPartial } = useOthers(creator.id, text.trim());
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
  }, []);
  // It is at the end of the details: what is found shows up below the field.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [others.length]);
  const { isBusy, run: join } = useBusy(async (other: CreatorEntry) => {
    const pair = { id: creator.id, other: other.id, word: wordOf(other) };
    if (await joinWithUndo(pair)) onClose();
  });
  const active = others[Math.min(at, others.length - 1)];
  const optionId = ({ id }: CreatorEntry) => `${listId}${id}`;

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    // Enter may end the input of a word in another script.
    if (event.nativeEvent.isComposing) return;
    const next = stepTo(key, active ? others.indexOf(active) : 0, others.length);
    if (next === null && key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    if (next !== null) setAt(next);
    else if (key === 'Escape') onClose();
    else if (active) join(active);
  }

  return (
    <Field.Root ref={place} pb="2">
      <Field.Label>Join with</Field.Label>
      <Flex w="full" gap="2">
        <Input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={others.length > 0}
          aria-controls={listId}
          {...(active && { 'aria-activedescendant': optionId(active) })}
          placeholder="Name, handle or email address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_LIMIT}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="ghost" flexShrink={0} onClick={onClose}>
          Cancel
        </Button>
      </Flex>
      <Field.HelperText>
        Makes one creator of both, with the emails and messages of both. {JOIN_EFFECT}
      </Field.HelperText>
      <Loaded
        of={creators}
        fault="We couldn’t load your creators."
        skeleton={<SkeletonLines widths={[80, 60]} height="5" />}
      >
        {(known) => (
          <>
            <Box
              as="ul"
              id={listId}
              role="listbox"
              aria-label="Creators to join with"
              aria-busy={isBusy}
              listStyleType="none"
              w="full"
              {...(isBusy && { opacity: 0.6 })}
            >
              {others.map((other) => (
                <Other
                  key={other.id}
                  id={optionId(other)}
                  other={other}
                  isActive={other === active}
                  onChoose={() => join(other)}
                />
              ))}
            </Box>
            {isPartial && <SearchProgress creators={known} />}
            {!isPartial && text.trim() !== '' && others.length === 0 && (
              <Text role="status" color="fg.muted" overflowWrap="anywhere">
                No other creator matches “<bdi>{text.trim()}</bdi>”.
              </Text>
            )}
          </>
        )}
      </Loaded>
      <Text role="status" color="fg.muted">
        {isBusy && 'Joining…'}
      </Text>
    </Field.Root>
  );
}

function Other(props: {
  id: string;
  other: CreatorEntry;
  isActive: boolean;
  onChoose: () => void;
}) {
  const { id, other, isActive, onChoose } = props;
  const handles = platformsOf(other).map((platform) => `@${handleOf(other, platform)}`);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Flex
      as="li"
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="2.5"
      minH="11"
      px="2"
      borderRadius="l1"
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      {...(isActive && { bg: 'bg.muted' })}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <CreatorFace creator={other} size={24} />
      <Text as="span" dir="auto" fontWeight="500" truncate minW="0">
        {other.name}
      </Text>
      <Text as="span" color="fg.muted" truncate minW="0" ms="auto">
        {handles.join(' ')}
      </Text>
    </Flex>
  );
}
