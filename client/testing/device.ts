import { vi } from 'vitest';

const listeners = new Set<() => void>();
let isDark = false;

/** Installs `matchMedia`, which jsdom lacks. It reports only the colour scheme that `deviceTurns` sets. */
export function installFakeDevice(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return media === '(prefers-color-scheme: dark)' && isDark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
}

/** Switches the colour scheme of the device to light or dark, and tells the page. */
export function deviceTurns(mode: 'light' | 'dark'): void {
  isDark = mode === 'dark';
  for (const listener of listeners) listener();
}
