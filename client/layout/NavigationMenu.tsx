import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import Menu from '~icons/lucide/menu';
import { NavigationLinks } from './NavigationLinks';

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: 'bar',
    insetStart: '2',
    width: 'drawer',
    maxHeight: 'calc(100dvh - {sizes.bar})',
    padding: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'l3',
    boxShadow: 'lg',
  },
});

/**
 * The entries of the side drawer, behind a button on extra-small screens. It uses a native popover, which needs no
 * code.
 */
export function NavigationMenu() {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Box hideFrom="sm">
      <IconButton variant="ghost" colorPalette="gray" aria-label={t`Your account`} popoverTarget={id}>
        <Menu />
      </IconButton>
      <Panel ref={panel} id={id} popover="auto">
        <nav aria-label={t`Your account`}>
          <NavigationLinks onNavigate={() => panel.current?.hidePopover()} />
        </nav>
      </Panel>
    </Box>
  );
}
