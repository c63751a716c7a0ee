import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useRef } from 'react';
import X from '~icons/lucide/x';
import type { BookRow } from './bookFile';

type Props = {
  rows: readonly BookRow[];
  /** The refusals of each row, by its row number in the file. */
  refusals?: ReadonlyMap<number, readonly string[]>;
  onRemove: (row: BookRow) => void;
};

/** Shows the books of a file. Only visible rows are rendered, so that ten thousand rows scroll smoothly. */
export function BookRows({ rows, refusals, onRemove }: Props) {
  const { t } = useLingui();
  const { scroller, list, remove } = useRowsInSight(rows, onRemove);
  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label={t`Books in the file`}>
      <Box as="ul" role="list" position="relative" height={`${list.getTotalSize()}px`} listStyleType="none">
        {list.getVirtualItems().map(({ index, key, start }) => (
          <Place
            key={key}
            ref={list.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <RowAt index={index} rows={rows} refusals={refusals} onRemove={remove} />
          </Place>
        ))}
      </Box>
    </Scroller>
  );
}

const Scroller = chakra('div', {
  base: {
    maxHeight: '60dvh',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
  },
});

const Place = chakra('li', { base: { position: 'absolute', insetInline: '0' } });

function useRowsInSight(rows: readonly BookRow[], onRemove: (row: BookRow) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not in use here.
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.row ?? index,
    estimateSize: () => 64,
    overscan: 8,
  });
  const remove = useCallback(
    (row: BookRow) => {
      // Removing a row removes its button, so the focus moves here.
      scroller.current?.focus();
      onRemove(row);
    },
    [onRemove],
  );
  return { scroller, list, remove };
}

function RowAt({ index, rows, refusals, onRemove }: Props & { index: number }) {
  const row = rows[index];
  return row && <Row row={row} reasons={refusals?.get(row.row)} onRemove={onRemove} />;
}

type RowProps = { row: BookRow; reasons?: readonly string[]; onRemove: (row: BookRow) => void };

const Row = memo(function Row({ row, reasons = [], onRemove }: RowProps) {
  const { t } = useLingui();
  const title = row.title || t`Untitled`;
  const author = row.author || t`unknown author`;
  const isbn = row.isbn || '–';
  return (
    <Flex align="start" gap="3" ps="4" pe="2" py="2.5" borderBottomWidth="1px">
      <Text
        color="fg.muted"
        textStyle="sm"
        minW={{ base: '6', sm: '10' }}
        fontVariantNumeric="tabular-nums"
        aria-hidden
      >
        {row.row}
      </Text>
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight="medium">{title}</Text>
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            By {author} | ISBN: {isbn}
          </Trans>
        </Text>
        {reasons.map((reason) => (
          <Text key={reason} textStyle="sm" color="fg.error">
            {reason}
          </Text>
        ))}
      </Box>
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t`Remove ${title}`}
        onClick={() => onRemove(row)}
      >
        <X />
      </IconButton>
    </Flex>
  );
});
