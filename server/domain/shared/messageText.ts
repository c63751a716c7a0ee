import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { ERRORS, type ErrorCode } from './errorTexts.js';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const compiled = new Set<ErrorCode>();

/**
 * Returns the English message of an error code. Each message is compiled at its first use, because most messages are
 * never used.
 */
export function messageText(code: ErrorCode, values: Readonly<Record<string, string | number>>): string {
  if (!compiled.has(code)) {
    english.load('en', { [code]: compileMessage(ERRORS[code]) });
    compiled.add(code);
  }
  return english._(code, values);
}

/**
 * Returns the message of an error code for documentation: placeholders such as `{max}` stay, and nouns are plural.
 */
export function messagePattern(code: ErrorCode): string {
  return ERRORS[code].replaceAll(
    /\{(\w+), plural, one \{[^}]*\} other \{([^}]*)\}\}/g,
    (_, name: string, other: string) => other.replace('#', `{${name}}`),
  );
}
