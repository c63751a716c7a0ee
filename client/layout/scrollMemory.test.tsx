import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useScrollMemory } from './useScrollMemory';

function walk() {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  const { result } = renderHook(
    () => {
      useScrollMemory();
      return useNavigate();
    },
    { wrapper },
  );
  const go = (to: string | number) => act(async () => result.current(to as string));
  return { go };
}

function scrollBy(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

describe('The place on a screen', () => {
  it('is the top of a new screen, and where one had been of one that one goes back to', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const top = () => scrollTo.mock.lastCall?.[0];
    const { go } = walk();
    scrollBy(700);
    await go('/books/book_guide');
    expect(top()).toMatchObject({ top: 0 });
    scrollBy(90);
    await go(-1);
    expect(top()).toMatchObject({ top: 700 });
    await go(1);
    expect(top()).toMatchObject({ top: 90 });
  });
});
