import { vi } from 'vitest';

const listeners = new Set<() => void>();
let isDark = false;

/** The device, which jsdom does not have: whether it asks for dark pages. */
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

/** The sun goes down, or comes up. */
export function deviceTurns(mode: 'light' | 'dark'): void {
  isDark = mode === 'dark';
  for (const listener of listeners) listener();
}
