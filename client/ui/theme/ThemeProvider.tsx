import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { system } from './system';

type ColorMode = 'light' | 'dark';
type Theme = { colorMode: ColorMode; toggleColorMode: () => void };

const STORAGE_KEY = 'panna.theme';
const ThemeContext = createContext<Theme | null>(null);

// theme.js has already chosen, before the first paint.
const currentMode = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Gives the visual language to everything below, and remembers whether the person reads in light or dark. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [colorMode, setColorMode] = useState(currentMode);
  const toggleColorMode = useCallback(() => {
    const next = currentMode() === 'dark' ? 'light' : 'dark';
    document.documentElement.className = next;
    localStorage.setItem(STORAGE_KEY, next);
    setColorMode(next);
  }, []);
  const theme = useMemo(() => ({ colorMode, toggleColorMode }), [colorMode, toggleColorMode]);
  return (
    <ThemeContext value={theme}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ThemeContext>
  );
}

/** The colour mode of the page and the switch between the two. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used inside ThemeProvider');
  return theme;
}
