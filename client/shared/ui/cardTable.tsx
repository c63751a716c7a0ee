import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/**
 * Returns the parts of a table that turns into cards below a breakpoint. On cards, each value has the name of its
 * column.
 */
export function cardTable(from: 'md' | 'lg') {
  const Table = chakra('table', {
    base: {
      display: { base: 'block', [from]: 'table' },
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      overflow: { [from]: 'hidden' },
      bg: { [from]: 'bg.panel' },
      borderRadius: 'l3',
      boxShadow: { [from]: 'sm' },
      textAlign: 'start',
      '& tbody': { display: { base: 'grid', [from]: 'table-row-group' }, gap: '4' },
      '& th': {
        padding: '4',
        textAlign: 'start',
        color: 'fg.muted',
        fontWeight: 'medium',
        textStyle: 'sm',
        overflowWrap: 'break-word',
      },
      '&[aria-busy=true]': { opacity: '0.6' },
    },
  });

  const Columns = chakra('thead', { base: { hideBelow: from } });

  const Row = chakra('tr', {
    base: {
      display: { base: 'block', [from]: 'table-row' },
      padding: { base: '4', [from]: '0' },
      bg: 'bg.panel',
      borderRadius: { base: 'l3', [from]: '0' },
      boxShadow: { base: 'sm', [from]: 'none' },
    },
  });

  const Cell = chakra('td', {
    base: {
      display: { base: 'flex', [from]: 'table-cell' },
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: { base: '1.5', [from]: '4' },
      paddingInline: { base: '0', [from]: '4' },
      borderTopWidth: { [from]: '1px' },
      verticalAlign: 'top',
      _empty: { display: { base: 'none', [from]: 'table-cell' } },
    },
  });

  const Label = chakra('span', {
    base: { hideFrom: from, flexShrink: '0', maxWidth: '50%', color: 'fg.muted', textStyle: 'sm' },
  });

  const Value = chakra('div', {
    base: { minWidth: '0', textAlign: { base: 'end', [from]: 'start' }, overflowWrap: 'break-word' },
  });

  function Head({ columns }: { columns: readonly string[] }) {
    return (
      <Columns role="rowgroup">
        <tr>
          {columns.map((column) => (
            <th key={column} role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </Columns>
    );
  }

  /** A cell that shows the name of its column on cards. */
  function Labelled({ label, children }: { label: string; children: ReactNode }) {
    return (
      <Cell role="cell">
        <Label>{label}</Label>
        <Value>{children}</Value>
      </Cell>
    );
  }

  return { Table, Head, Row, Cell, Labelled };
}
