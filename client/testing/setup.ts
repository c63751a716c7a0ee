import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { installFakeServer } from './fakeServer';

installFakeServer();

// jsdom has no layout: what Chakra's menus and dialogs ask of it is answered here.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.className = 'light';
});
