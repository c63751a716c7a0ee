import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetAnswers } from '../session/offline/savedAnswers';
import { chooseLanguage } from '../shared/i18n/language';
import { computedStyle } from './computedStyles';
import { deviceTurns, installFakeDevice } from './device';
import { installFakeServer } from './fakeServer';
import { installFakeSocket } from './fakeSocket';
import { FakeIntersectionObserver, scrollBack } from './scrolling';

// Test files share a page and loaded modules. This undoes what the previous file has changed.
vi.useRealTimers();
vi.unstubAllGlobals();
document.body.replaceChildren();

// The server sets the time zone in the page.
document.documentElement.dataset['timeZone'] = 'Asia/Kolkata';

installFakeServer();
installFakeSocket();
installFakeDevice();

// Screens are loaded on demand, which takes time on a busy machine.
configure({
  asyncUtilTimeout: 60_000,
  // A test that waits for an element causes many errors that are never shown. Printing the document is slow, so it is
  // put off until the message of an error is read.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      get: () => `${message}\n\n${prettyDOM(container)}`,
      configurable: true,
    }),
});

// Discards all styles, because parsing and evaluating them for every queried role took half of the total time.
// Browser tests check the appearance.
StyleSheet.prototype.insert = () => undefined;
window.getComputedStyle = computedStyle;

// Stops React from recording the code position of each element for its warnings. That took a seventh of the total time.
Object.defineProperty(reactInternals(), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});

// jsdom has no layout. Chakra's menus and dialogs need these functions.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
// user-event needs `CSS.escape` to find radio buttons by name when an arrow key is pressed.
vi.stubGlobal('CSS', { escape: (text: string) => text });
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// jsdom cannot create addresses for files.
URL.createObjectURL = () => 'blob:file';
URL.revokeObjectURL = () => undefined;

// jsdom lacks `Blob.text`.
Blob.prototype.text ??= function text() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(this);
  });
};

afterEach(async () => {
  cleanup();
  scrollBack();
  await chooseLanguage('en');
  localStorage.clear();
  await forgetAnswers();
  document.documentElement.className = 'light';
  deviceTurns('light');
});

// A screen whose code was loading at the end of a file would never load in later files.
afterAll(() => vi.dynamicImportSettled());

function reactInternals(): object {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals: unknown = Reflect.get(React, name);
  if (typeof internals !== 'object' || !internals) throw new Error(`This React has no ${name}`);
  return internals;
}
