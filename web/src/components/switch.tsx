import { chakra, Flex, Text } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';
import { AS_HIGH } from '../theme/touch.ts';

/** The native check box, drawn as a switch: the keyboard and screen readers know it as it is. */
const Control = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      position: 'relative',
      flexShrink: 0,
      w: '9',
      h: '5',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'fg.subtle',
      bg: 'bg.muted',
      cursor: 'inherit',
      transition: 'background-color 0.15s',
      outlineOffset: '2px',
      _before: {
        content: '""',
        position: 'absolute',
        top: '2px',
        insetInlineStart: '2px',
        boxSize: '3.5',
        borderRadius: 'full',
        bg: 'fg.subtle',
      },
      _checked: {
        bg: 'accent.solid',
        borderColor: 'accent.solid',
        _before: { bg: 'accent.contrast', translate: '1rem' },
      },
      _disabled: { opacity: 0.6 },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    },
  },
  { defaultProps: { type: 'checkbox', role: 'switch' } },
);

export interface SwitchProps {
  label: string;
  /** What it does while it is on. */
  sentence?: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Something that is on or off. A line of many choices, or a yes to something, is a `CheckBox`. */
export function Switch({
  ref,
  ...props
}: SwitchProps & {
  isOn: boolean;
  name?: string;
  /** It keeps the focus while a press is carried out. */
  isBusy?: boolean;
  /** The element that says why it is disabled. */
  describedBy?: string;
  onChange: (isOn: boolean) => void;
  onBlur?: () => void;
}) {
  const { isDisabled = false, isBusy = false, sentence, describedBy } = props;
  const id = useId();
  const descriptions = [sentence === undefined ? null : id, describedBy].filter(Boolean).join(' ');
  return (
    <chakra.label
      display="flex"
      alignItems={sentence === undefined ? 'center' : undefined}
      gap="3"
      css={AS_HIGH}
      cursor={isDisabled ? undefined : 'pointer'}
    >
      <Flex as="span" h="5" align="center">
        <Control
          ref={ref}
          name={props.name}
          checked={props.isOn}
          disabled={isDisabled}
          onChange={({ target }) => {
            if (!isBusy) props.onChange(target.checked);
          }}
          onBlur={props.onBlur}
          aria-label={props.label}
          aria-describedby={descriptions || undefined}
          aria-disabled={isBusy || undefined}
        />
      </Flex>
      <Text as="span" minW="0">
        <chakra.span fontWeight="500">{props.label}</chakra.span>
        {sentence !== undefined && (
          <chakra.span id={id} display="block" color="fg.muted">
            {sentence}
          </chakra.span>
        )}
      </Text>
    </chakra.label>
  );
}
