import { Box, chakra, IconButton, Input } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { Kbd } from '../../../components/kbd.ts';
import { tip } from '../../../components/tip.ts';
import { hasDialog } from '../../../lib/has-dialog.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import { TEXT_LIMIT } from '../view/crm-view.ts';

const SearchKey = chakra(Kbd, {
  base: {
    position: 'absolute',
    top: '50%',
    insetEnd: '3',
    transform: 'translateY(-50%)',
    px: '1.5',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

/**
 * The search box. "/" focuses it, Escape and the cross empty it, the arrow down and Enter go on to what
 * it found.
 */
export function SearchBox(props: {
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  onEnter: (how: 'focus' | 'open') => void;
}) {
  const { value, onChange, onLeave, onEnter } = props;
  const input = useRef<HTMLInputElement>(null);
  useSearchKeys(input);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <Box
      role="search"
      position="relative"
      css={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    >
      <Box
        position="absolute"
        top="50%"
        insetStart="3"
        transform="translateY(-50%)"
        color="fg.muted"
      >
        <Search size={16} aria-hidden="true" />
      </Box>
      <Input
        ref={input}
        type="search"
        aria-label="Search creators"
        aria-keyshortcuts="/"
        placeholder="Search creators..."
        ps="9"
        pe="10"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        maxLength={TEXT_LIMIT}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          const { key } = event;
          if (key === 'Escape') onChange('');
          // Enter may end the input of a word in another script.
          if ((key !== 'ArrowDown' && key !== 'Enter') || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onLeave();
          onEnter(key === 'Enter' ? 'open' : 'focus');
        }}
        {...tip(value === '' ? 'Press / to search' : '')}
      />
      {value === '' ? (
        <SearchKey aria-hidden="true">/</SearchKey>
      ) : (
        <IconButton
          position="absolute"
          top="1"
          insetEnd="1"
          size="xs"
          variant="ghost"
          aria-label="Clear search"
          onClick={clear}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </Box>
  );
}

const isSearchKey = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !isTyping(target);

/** "/" focuses the field; not while somebody types or a dialog is open, nor while the field is hidden. */
function useSearchKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function enter(event: KeyboardEvent) {
      if (!isSearchKey(event)) return;
      const isHidden = !field.current?.getClientRects().length;
      if (isHidden || hasDialog()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [field]);
}
