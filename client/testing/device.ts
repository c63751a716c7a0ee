import { vi } from 'vitest';

const listeners = new Set<() => void>();
let isDark = false;

/** Replaces the colour scheme of the device, which jsdom lacks. */
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

/** Switches the device to light or dark. */
export function deviceTurns(mode: 'light' | 'dark'): void {
  isDark = mode === 'dark';
  for (const listener of listeners) listener();
}
