import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';
import { useTheme } from '../shared/theme/ThemeProvider';

// The page knows its theme before any script, so CSS selects the icon.
const InLight = chakra('span', { base: { display: 'contents', _dark: { display: 'none' } } });
const InDark = chakra('span', { base: { display: 'none', _dark: { display: 'contents' } } });

export function ThemeToggle() {
  const { t } = useLingui();
  const { colorMode, toggleColorMode } = useTheme();
  const isDark = colorMode === 'dark';
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      aria-label={isDark ? t`Switch to the light theme` : t`Switch to the dark theme`}
      onClick={toggleColorMode}
    >
      <InLight>
        <Moon />
      </InLight>
      <InDark>
        <Sun />
      </InDark>
    </IconButton>
  );
}
