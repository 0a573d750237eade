import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A large number of a card, with its footnote. */
export function Figure({ value, note }: { value: number | null; note: ReactNode }) {
  return (
    <>
      <Text
        fontFamily="heading"
        fontWeight="700"
        textStyle="4xl"
        lineHeight="1"
        fontVariantNumeric="tabular-nums"
      >
        {value === null ? '-' : value.toLocaleString('en')}
      </Text>
      <Text textStyle="xs" color="fg.muted" mt="3">
        {note}
      </Text>
    </>
  );
}
