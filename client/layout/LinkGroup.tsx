import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import type { NavigationEntry } from './navigation';

const Group = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px', marginTop: '3', paddingTop: '3', textStyle: 'sm' },
  },
});

const Entry = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '4',
    borderRadius: 'l2',
    color: 'fg',
    fontWeight: 'medium',
    textStyle: 'sm',
    transition: 'background 150ms',
    focusVisibleRing: 'inside',
    '& svg': { boxSize: '5', flexShrink: '0', color: 'fg.muted' },
    _hover: { bg: 'gray.subtle' },
    _currentPage: { bg: 'primary.subtle', color: 'primary.fg', '& svg': { color: 'primary.fg' } },
  },
  variants: {
    quiet: { true: { minHeight: '10', color: 'fg.muted', fontWeight: 'normal' } },
  },
});

type Props = { entries: readonly NavigationEntry[]; quiet: boolean; onNavigate?: () => void };

/** A group of links that marks the current one. A `quiet` group is less prominent. */
export function LinkGroup({ entries, quiet, onNavigate }: Props) {
  return (
    <Group role="list">
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <Entry to={to} end quiet={quiet} onClick={onNavigate}>
            {icon}
            {label}
          </Entry>
        </li>
      ))}
    </Group>
  );
}
