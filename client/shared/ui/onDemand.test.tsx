import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../i18n/I18nProvider';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { onDemand } from './onDemand';
import { ThemeProvider } from '../theme/ThemeProvider';

const Calendar = () => <p>Calendar</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Renders a screen with a field and a part that is loaded separately. */
function openScreen(Part: ComponentType) {
  render(
    <I18nProvider>
      <ThemeProvider>
        <ErrorBoundary>
          <input aria-label="Name" />
          <Part />
        </ErrorBoundary>
      </ThemeProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('A part of a screen that is loaded on demand', () => {
  it('that does not arrive leaves the screen and what was typed, and is loaded by another try', async () => {
    const answers = [lost, lost, async () => ({ default: Calendar })];
    const person = openScreen(onDemand(() => (answers.shift() ?? lost)()));
    await person.type(name(), 'Meera');
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Calendar')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(name().value).toBe('Meera');
  });

  it('is absent where nothing is lost without it', async () => {
    const load = vi.fn<typeof lost>(lost);
    openScreen(onDemand(load, { waiting: <p>On its way</p>, missing: null }));
    expect(load).toHaveBeenCalled();
    await waitForElementToBeRemoved(screen.queryByText('On its way'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(name()).toBeTruthy();
  });

  it('with a fault in it is told apart from one that did not arrive', async () => {
    const Faulty = () => {
      throw new Error('A fault of ours');
    };
    openScreen(onDemand(async () => ({ default: Faulty })));
    expect(await screen.findByText('This page could not be shown')).toBeTruthy();
  });
});
