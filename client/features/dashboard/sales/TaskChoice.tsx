import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SellerTask } from '../../../shared/contract/schema.generated';
import type { DashboardQuery } from '../figures/Dashboard.generated';

const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: { base: '2', sm: '3' },
    mb: '6',
  },
});

const Tile = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    padding: { base: '3', sm: '4' },
    borderRadius: 'l2',
    borderWidth: '1px',
    bg: 'bg.subtle',
    textAlign: 'start',
    textStyle: 'sm',
    cursor: 'button',
    transition: 'background 150ms, border-color 150ms',
    focusVisibleRing: 'outside',
    _hover: { borderColor: 'border.emphasized' },
    _pressed: { bg: 'primary.subtle', borderColor: 'primary.solid' },
  },
});

const Count = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    textStyle: '3xl',
    fontVariantNumeric: 'tabular-nums',
  },
});

type Props = {
  counts: DashboardQuery['dashboard']['toDo'];
  chosen: SellerTask | undefined;
  onChoose: (task: SellerTask | undefined) => void;
};

/**
 * Shows the number of fulfillments for each task. Pressing a tile filters by its task; pressing it again shows all.
 */
export function TaskChoice({ counts, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const tile = (task: SellerTask, count: number, label: ReactNode) => (
    <Tile
      type="button"
      aria-pressed={chosen === task}
      onClick={() => onChoose(chosen === task ? undefined : task)}
    >
      <Count>{i18n.number(count)}</Count>
      <span>{label}</span>
    </Tile>
  );
  return (
    <Tiles role="group" aria-label={t`Filter by task`}>
      {tile('CONFIRM', counts.toConfirm, <Trans>to confirm</Trans>)}
      {tile('SHIP', counts.toShip, <Trans>to ship</Trans>)}
      {tile('TAKE_BACK', counts.toTakeBack, <ToTakeBack overdue={counts.overdue} />)}
    </Tiles>
  );
}

function ToTakeBack({ overdue: count }: { overdue: number }) {
  const { i18n } = useLingui();
  const overdue = i18n.number(count);
  return (
    <>
      <Trans>to be returned</Trans>
      {count > 0 && (
        <chakra.span display="block" color="fg.error" fontWeight="medium">
          <Trans>{overdue} overdue</Trans>
        </chakra.span>
      )}
    </>
  );
}
