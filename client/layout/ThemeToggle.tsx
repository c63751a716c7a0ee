import { IconButton } from '@chakra-ui/react/button';
import { useLingui } from '@lingui/react/macro';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';
import { useTheme } from '../shared/theme/ThemeProvider';

/** Switches between light and dark. */
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
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
