import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Messages that put a number before the singular or plural of a noun. */
const COUNTED = {
  days: '{count, plural, one {# day} other {# days}}',
  months: '{count, plural, one {# month} other {# months}}',
  orders: '{count, plural, one {# order} other {# orders}}',
  books: '{count, plural, one {# book} other {# books}}',
  rows: '{count, plural, one {# row} other {# rows}}',
} as const;

const english = setupI18n({
  locale: 'en',
  messages: {
    en: Object.fromEntries(Object.entries(COUNTED).map(([noun, text]) => [noun, compileMessage(text)])),
  },
});

/** Returns a number with its noun in English: `1 month`, `2 months`. */
export function counted(count: number, noun: keyof typeof COUNTED): string {
  return english._(noun, { count });
}
