import { Button } from '@chakra-ui/react/button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import SlidersHorizontal from '~icons/lucide/sliders-horizontal';
import { onDemand } from '../../../shared/ui/onDemand';
import type { Narrowed } from '../../../entities/search/narrowed';

const FilterDialog = onDemand(() => import('./FilterDialog'));

type Props = {
  narrowed: Narrowed;
  narrow: (choice: Partial<Narrowed>) => void;
  /** The number of active filters. */
  count: number;
};

/** A button that opens the filter panel on narrow screens. The panel's code is loaded on first use. */
export function FilterSheet({ count, ...panel }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState<boolean>();
  const number = i18n.number(count);
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        minHeight="11"
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {count > 0 ? t`Filters (${number})` : t`Filters`}
      </Button>
      {isOpen !== undefined && <FilterDialog isOpen={isOpen} onClose={() => setIsOpen(false)} {...panel} />}
    </>
  );
}
