import { Button } from '@chakra-ui/react/button';
import { CloseButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReturnFocus } from '../../../shared/ui/useReturnFocus';
import { FilterPanel } from './FilterPanel';
import type { Narrowed } from '../../../entities/search/narrowed';

type Props = {
  narrowed: Narrowed;
  narrow: (choice: Partial<Narrowed>) => void;
  isOpen: boolean;
  onClose: () => void;
};

/** The filter panel on narrow screens, in a sheet at the bottom. Choices apply immediately. */
export default function FilterDialog({ isOpen, onClose, ...panel }: Props) {
  const { t } = useLingui();
  const finalFocusEl = useReturnFocus(isOpen);
  return (
    <Dialog.Root
      placement="bottom"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      open={isOpen}
      finalFocusEl={finalFocusEl}
      onOpenChange={({ open }) => !open && onClose()}
    >
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
              <Button width="full" size="lg" onClick={onClose}>
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
