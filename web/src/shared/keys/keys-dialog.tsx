import { Box, Dialog, Grid, IconButton, Portal, SimpleGrid } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { Kbd } from '../../components/kbd.ts';
import { SCREEN_KEYS } from './screen-keys.ts';

/** Every key, by where it works. */
export function KeysDialog(props: { isOpen: boolean; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      initialFocusEl={() => close.current}
      size="lg"
      placement="center"
      scrollBehavior="inside"
      open={props.isOpen}
      onOpenChange={({ open }) => {
        if (!open) props.onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderWidth="1px">
            <Dialog.Header>
              <Dialog.Title>Keys</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pt="0" tabIndex={0}>
              <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
                {SCREEN_KEYS.map(({ screen, keys }) => (
                  <Box as="section" key={screen} aria-label={screen}>
                    <Box as="h3" fontWeight="600" mb="2">
                      {screen}
                    </Box>
                    <Grid as="dl" templateColumns="7rem 1fr" gapX="3" gapY="1.5" color="fg.muted">
                      {keys.map((key) => (
                        <Fragment key={key.keys}>
                          <dt>
                            <Kbd whiteSpace="nowrap">{key.keys}</Kbd>
                          </dt>
                          <dd>{key.does}</dd>
                        </Fragment>
                      ))}
                    </Grid>
                  </Box>
                ))}
              </SimpleGrid>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <IconButton ref={close} variant="ghost" size="sm" aria-label="Close">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
