import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate, type InitialEntry } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useScrollMemory } from './useScrollMemory';

function walk(entries?: InitialEntry[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
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

  it('is what a plain link to a hash names, whose key is that of the page that was loaded first', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    document.body.innerHTML = '<section id="how-it-works"></section>';
    const scrollIntoView = vi.fn<() => void>();
    document.body
      .querySelectorAll('section')
      .forEach((section) => Object.assign(section, { scrollIntoView }));
    const { go } = walk([
      { pathname: '/books', key: 'default' },
      { pathname: '/', hash: '#how-it-works', key: 'default' },
      { pathname: '/books', key: 'default' },
    ]);
    await go(-2);
    scrollBy(4000);
    scrollTo.mockClear();
    await go(1);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
    scrollBy(60);
    await go(1);
    expect(scrollTo.mock.lastCall?.[0]).toMatchObject({ top: 4000 });
  });
});
