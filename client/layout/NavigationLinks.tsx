import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import { useNavigation } from './navigation';

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
    '& svg': { boxSize: '5', color: 'fg.muted' },
    _hover: { bg: 'gray.subtle' },
    _currentPage: { bg: 'primary.subtle', color: 'primary.fg', '& svg': { color: 'primary.fg' } },
  },
});

/** Links to a person's own screens; the one of the current path is marked. */
export function NavigationLinks({ onNavigate }: { onNavigate?: () => void }) {
  return useNavigation().map(({ to, label, icon }) => (
    <Entry key={to} to={to} onClick={onNavigate}>
      {icon}
      {label}
    </Entry>
  ));
}
