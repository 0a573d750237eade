import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A large number of a card, with its footnote. */
export function Figure(props: {
  value: number | null;
  note: ReactNode;
  /** Its name in the first frame of the next visit. */
  kept?: string;
}) {
  const { value, note, kept } = props;
  return (
    <>
      <Text
        fontFamily="heading"
        fontWeight="700"
        textStyle="4xl"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
        data-kept={kept}
      >
        {value === null ? '-' : value.toLocaleString('en')}
      </Text>
      <Text textStyle="xs" color="fg.muted" mt="3">
        {note}
      </Text>
    </>
  );
}
