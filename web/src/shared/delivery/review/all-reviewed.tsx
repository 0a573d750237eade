import { Button, Dialog, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** The end of a review. */
export function AllReviewed({ words, onClose }: { words: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>All reviewed</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Text color="fg.muted">{words}</Text>
      </Dialog.Body>
      <Dialog.Footer>
        <Button ref={button} size="sm" colorPalette="accent" onClick={onClose}>
          Close
        </Button>
      </Dialog.Footer>
    </>
  );
}
