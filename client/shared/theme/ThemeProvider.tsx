import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { storeOf, useStore } from '../store/store';
import { shownSystem } from './system';

type ColorMode = 'light' | 'dark';
/** What a person can choose; 'system' follows the device, also when that changes. */
export type ThemeChoice = (typeof CHOICES)[number];
type Theme = {
  colorMode: ColorMode;
  toggleColorMode: () => void;
  chooseTheme: (choice: ThemeChoice) => void;
};

const CHOICES = ['light', 'dark', 'system'] as const;
const STORAGE_KEY = 'panna.theme';
const ThemeContext = createContext<Theme | null>(null);

// start/theme.js has already chosen, before the first paint.
const currentMode = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');
const shownMode = storeOf<ColorMode>('light', currentMode, (mode) => {
  document.documentElement.className = mode;
});
const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The theme that was chosen on this device; undefined for none, or for one that there is not: both are light. */
export const savedTheme = () => CHOICES.find((choice) => choice === localStorage.getItem(STORAGE_KEY));

function modeOf(choice: ThemeChoice): ColorMode {
  if (choice !== 'system') return choice;
  return deviceIsDark().matches ? 'dark' : 'light';
}

/** Gives the visual language to everything below, and remembers whether the person reads in light or dark. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const colorMode = useStore(shownMode);
  const chooseTheme = useCallback((choice: ThemeChoice) => {
    localStorage.setItem(STORAGE_KEY, choice);
    shownMode.write(modeOf(choice));
  }, []);
  const toggleColorMode = useCallback(
    () => chooseTheme(currentMode() === 'dark' ? 'light' : 'dark'),
    [chooseTheme],
  );
  useDevice();
  const theme = useMemo(
    () => ({ colorMode, toggleColorMode, chooseTheme }),
    [colorMode, toggleColorMode, chooseTheme],
  );
  return (
    <ThemeContext value={theme}>
      <ChakraProvider value={shownSystem}>{children}</ChakraProvider>
    </ThemeContext>
  );
}

/** Follows the device while that is what the person has chosen. */
function useDevice() {
  useEffect(() => {
    const device = deviceIsDark();
    const follow = () => {
      if (savedTheme() === 'system') shownMode.write(modeOf('system'));
    };
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, []);
}

/** The colour mode of the page, and the ways to choose another. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used inside ThemeProvider');
  return theme;
}
