import { Button } from '@chakra-ui/react/button';
import { CloseButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import SlidersHorizontal from '~icons/lucide/sliders-horizontal';
import { FilterPanel } from './FilterPanel';
import type { Narrowed } from './narrowed';

type Props = {
  narrowed: Narrowed;
  narrow: (choice: Partial<Narrowed>) => void;
  /** How many filters are on. */
  count: number;
};

/** The panel where there is no room beside the list: a sheet that comes from below. What is chosen counts at once. */
export function FilterSheet({ count, ...panel }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const number = i18n.number(count);
  return (
    <Dialog.Root
      placement="bottom"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
    >
      <Dialog.Trigger asChild>
        <Button variant="outline" colorPalette="gray" minHeight="11">
          <SlidersHorizontal aria-hidden />
          {count > 0 ? t`Filters (${number})` : t`Filters`}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="0">
          <Dialog.Content m="0" width="full" maxWidth="40rem" maxHeight="88dvh" borderBottomRadius="0">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">
                <Trans>Filters</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <FilterPanel {...panel} />
            </Dialog.Body>
            <Dialog.Footer borderTopWidth="1px">
              <Button width="full" size="lg" onClick={() => setIsOpen(false)}>
                <Trans>Show books</Trans>
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={t`Close`} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
