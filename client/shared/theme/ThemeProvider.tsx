import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { storeOf, useStore } from '../store/store';
import { shownSystem } from './system';

type ColorMode = 'light' | 'dark';
/** The themes to choose from. 'system' follows the device and its changes. */
export type ThemeChoice = (typeof CHOICES)[number];
type Theme = {
  colorMode: ColorMode;
  toggleColorMode: () => void;
  chooseTheme: (choice: ThemeChoice) => void;
};

const CHOICES = ['light', 'dark', 'system'] as const;
const STORAGE_KEY = 'panna.theme';
const ThemeContext = createContext<Theme | null>(null);

// start/theme.js set the class before the first paint.
const currentMode = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');
const shownMode = storeOf<ColorMode>('light', currentMode, (mode) => {
  document.documentElement.className = mode;
});
const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the theme that was chosen on this device; undefined if no known theme is saved, which means light. */
export const savedTheme = () => CHOICES.find((choice) => choice === localStorage.getItem(STORAGE_KEY));

function modeOf(choice: ThemeChoice): ColorMode {
  if (choice !== 'system') return choice;
  return deviceIsDark().matches ? 'dark' : 'light';
}

/** Provides the design system, and the theme with functions that change and save it. */
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

/** Follows the device's theme while 'system' is chosen. */
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

/** Returns the colour mode, and functions that change it. */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used inside ThemeProvider');
  return theme;
}
