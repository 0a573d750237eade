import { Dialog, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModule } from '../../lib/use-module.ts';
import { routes } from '../../lib/routes.ts';
import { EntryList, LIST_ID, optionId } from './entry-list.tsx';
import type { Entry, Section } from './entry.ts';
import type { Found } from './found-by-text.ts';
import { matchSections, nearestFirst } from './match-entries.ts';
import type { OpenCreator } from './open-creator.ts';
import { useCommands } from './use-commands.ts';

/** The longest text: as long as a shared link gets. */
const TEXT_LIMIT = 500;
const NOTHING: Found = { capture: null, creators: null, isPartial: false };

function useSections(about: OpenCreator | null, text: string, { capture, creators }: Found) {
  const navigate = useNavigate();
  const typed = text.trim();
  const sections: Section[] = [
    ...(capture ? [{ title: 'Capture', entries: [capture] }] : []),
    ...nearestFirst([...matchSections(useCommands(about), text), ...(creators ? [creators] : [])]),
  ];
  if (sections.length > 0) return { sections, isEmpty: false };
  const to = `${routes.crm}?${new URLSearchParams({ q: typed }).toString()}`;
  const search: Entry = {
    ...{ id: 'search', name: `Search the CRM for “${typed}”` },
    act: () => void navigate(to),
  };
  return { sections: [{ title: 'Search', entries: [search] }], isEmpty: true };
}

/** The field and what it finds. Creators are read once something is typed. */
export function PaletteBody(props: {
  about: OpenCreator | null;
  field: RefObject<HTMLInputElement | null>;
  onChoose: (entry: Entry) => void;
}) {
  const { about, field, onChoose } = props;
  const [text, setText] = useState('');
  const [byText, setByText] = useState(NOTHING);
  const { late, want } = useModule(() => import('./found-by-text.ts'));
  const isTyped = text.trim() !== '';
  const isLoading = late.status === 'idle' || late.status === 'loading';
  const found = !isTyped ? NOTHING : isLoading ? { ...NOTHING, isPartial: true } : byText;
  const { sections, isEmpty } = useSections(about, text, found);
  const [at, setAt] = useState<string | null>(null);
  const entries = sections.flatMap((section) => section.entries);
  // Nothing is marked before something is typed: Enter alone does nothing.
  const marked = entries.find(({ id }) => id === at) ?? (isTyped ? entries[0] : undefined);

  function move(step: 1 | -1) {
    const from = marked ? entries.indexOf(marked) : -1;
    const to = from === -1 && step === -1 ? entries.length - 1 : from + step;
    setAt(entries[(to + entries.length) % entries.length]?.id ?? null);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const status = about && text === '' ? entries.find(({ keys }) => keys === key) : undefined;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && marked) onChoose(marked);
    else if (status?.status) onChoose(status);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <Flex
        align="center"
        gap="1"
        borderBottomWidth="1px"
        borderColor="border"
        pe={{ base: '1', md: '0' }}
      >
        <Input
          ref={field}
          role="combobox"
          aria-label="Search commands and creators"
          aria-expanded="true"
          aria-controls={LIST_ID}
          aria-activedescendant={marked && optionId(marked)}
          aria-autocomplete="list"
          placeholder="Screen, creator or link"
          size="lg"
          h="12"
          bg="transparent"
          border="none"
          focusRing="none"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={TEXT_LIMIT}
          value={text}
          onChange={({ target }) => {
            setAt(null);
            setText(target.value);
            want();
          }}
          onKeyDown={onKeyDown}
        />
        <Dialog.CloseTrigger asChild position="static" hideFrom="md">
          <IconButton variant="ghost" aria-label="Close">
            <X aria-hidden="true" />
          </IconButton>
        </Dialog.CloseTrigger>
      </Flex>
      {isTyped && late.status === 'ready' && (
        <late.module.FoundByText text={text} onFound={setByText} />
      )}
      <Text role="status" px="5" pt="3" color="fg.muted" _empty={{ display: 'none' }}>
        {isEmpty && (found.isPartial ? 'Searching...' : `Nothing found for “${text.trim()}”.`)}
      </Text>
      <EntryList
        sections={sections}
        marked={marked}
        onMark={({ id }) => setAt(id)}
        onChoose={onChoose}
      />
    </>
  );
}
