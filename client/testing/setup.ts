import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { chooseLanguage } from '../shared/i18n/language';
import { deviceTurns, installFakeDevice } from './device';
import { installFakeServer } from './fakeServer';
import { installFakeSocket } from './fakeSocket';
import { FakeIntersectionObserver, scrollBack } from './scrolling';

// Files share a page and what is loaded: each begins with a page of its own, whatever the one before has left.
vi.useRealTimers();
vi.unstubAllGlobals();
document.body.replaceChildren();

// As the page that the server sends has it.
document.documentElement.dataset['timeZone'] = 'Asia/Kolkata';

installFakeServer();
installFakeSocket();
installFakeDevice();

// Screens are loaded when they are first needed, which takes its time on a busy machine.
configure({
  asyncUtilTimeout: 60_000,
  // A search that waits fails many times: the document is written out only for the failure that is told.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      get: () => `${message}\n\n${prettyDOM(container)}`,
      configurable: true,
    }),
});

// How things look is for the browser tests. Here each rule would be parsed, and weighed for every element that a role is asked of:
// half of all time.
StyleSheet.prototype.insert = () => undefined;

// React would note where in the code each element was made, in case it has to warn of one: a seventh of all time.
Object.defineProperty(reactInternals(), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});

// jsdom has no layout: what Chakra's menus and dialogs ask of it is answered here.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
// The arrow keys of radio buttons are user-event's own, and it escapes their name.
vi.stubGlobal('CSS', { escape: (text: string) => text });
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

// jsdom shows no pictures.
URL.createObjectURL = () => 'blob:file';
URL.revokeObjectURL = () => undefined;

// jsdom reads files the old way only.
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
  document.documentElement.className = 'light';
  deviceTurns('light');
});

// A screen whose code was on its way when its file ended would never come, in later files neither.
afterAll(() => vi.dynamicImportSettled());

function reactInternals(): object {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals: unknown = Reflect.get(React, name);
  if (typeof internals !== 'object' || !internals) throw new Error(`This React has no ${name}`);
  return internals;
}
