import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../i18n/I18nProvider';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { lazily } from './lazily';

const show = (Screen: React.ComponentType) =>
  render(
    <I18nProvider>
      <ThemeProvider>
        <ErrorBoundary>
          <Suspense fallback="…">
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </ThemeProvider>
    </I18nProvider>,
  );

describe('The code of a screen', () => {
  it('is loaded when the screen is shown', async () => {
    let loads = 0;
    const Screen = lazily(async () => {
      loads += 1;
      return { default: () => <p>Here</p> };
    });
    expect(loads).toBe(0);
    show(Screen);
    expect(await screen.findByText('Here')).toBeTruthy();
    expect(loads).toBe(1);
  });

  it('that cannot be loaded is told apart from a fault of ours', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(lazily(() => Promise.reject(new TypeError('Failed to fetch'))));
    expect(await screen.findByText('This page could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});
