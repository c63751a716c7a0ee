import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';

const isDark = () => document.documentElement.classList.contains('dark');

describe('The theme', () => {
  it('is light at first, and what is chosen is remembered', async () => {
    serverAnswers({});
    const { person } = await openSite('/');
    expect(isDark()).toBe(false);

    await person.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }));
    expect(isDark()).toBe(true);
    expect(localStorage.getItem('panna.theme')).toBe('dark');

    await person.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
    expect(isDark()).toBe(false);
    expect(localStorage.getItem('panna.theme')).toBe('light');
  });
});
