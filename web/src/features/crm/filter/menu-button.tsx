import { Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useLoadFault } from '../../../components/use-load-fault.ts';
import { useModule } from '../../../lib/use-module.ts';
import { loadMenus, type Menus } from './load-menus.ts';

/** A button that opens a menu, which loads before the first press. */
export function MenuButton(props: {
  /** Names the button, for what is to give it the focus. */
  id?: string;
  /** Its word, and the name of the menu. */
  word: string;
  /** For a screen reader, where the word alone does not say it. */
  label?: string;
  icon?: ReactNode;
  /** Something in the menu is chosen. */
  isOn?: boolean;
  /** A phone shows it as a sheet. */
  isSheet?: boolean;
  children: (menus: Menus, close: () => void) => ReactNode;
}) {
  const { word, label = word } = props;
  const { late, want } = useModule(loadMenus);
  const [isOpen, setIsOpen] = useState(false);
  const ownId = useId();
  const { id = ownId } = props;
  const hasFailed = isOpen && late.status === 'failed';
  useLoadFault(hasFailed, 'We couldn’t open this menu.');
  const close = () => setIsOpen(false);
  const Panel = late.status === 'ready' && (props.isSheet ? late.module.Sheet : late.module.Menu);
  return (
    <>
      <Button
        id={id}
        size="xs"
        h={{ base: '9', md: '8' }}
        flexShrink={0}
        variant={props.isOn ? 'subtle' : 'outline'}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Panel !== false}
        onPointerEnter={hasFailed ? undefined : want}
        onFocus={hasFailed ? undefined : want}
        onClick={() => {
          want();
          // After a failure the next press tries again.
          setIsOpen(hasFailed || !isOpen);
        }}
      >
        {props.icon}
        {word}
        {word !== '' && !props.isSheet && <ChevronDown aria-hidden="true" />}
      </Button>
      {late.status === 'ready' && Panel && (
        <Panel of={id} label={label} isOpen={isOpen} onClose={close}>
          {props.children(late.module, close)}
        </Panel>
      )}
    </>
  );
}
