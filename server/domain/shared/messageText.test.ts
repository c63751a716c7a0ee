import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode } from './errorTexts.js';
import { messagePattern, messageText } from './messageText.js';

const CODES = Object.keys(ERRORS) as ErrorCode[];

/** Width and height of an image in pixels. They are never 1, so their messages need no singular. */
const SIZES = { width: 2, height: 2 };

/** Returns the message of a code with `count` for each of its values except width and height. */
function withCount(code: ErrorCode, count: number): string {
  const names = [...ERRORS[code].matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => [name, count]);
  return messageText(code, { ...(Object.fromEntries(names) as Record<string, number>), ...SIZES });
}

describe('the text of every refusal', () => {
  it.each(CODES)('%s counts one thing and several as people do', (code) => {
    expect(withCount(code, 1)).not.toMatch(/\b1 (?!is\b)[a-z]+s\b/);
    expect(withCount(code, 2)).not.toMatch(
      /\b2 (copy|book|month|day|photo|search|item|character|entry|byte)\b/,
    );
  });

  it.each(CODES)('%s says each of its values', (code) => {
    const names = [...ERRORS[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const text = messageText(code, Object.fromEntries(names.map((name) => [name, `<${name}>`])));
    expect(names.filter((name) => !text.includes(`<${name}>`))).toEqual([]);
    expect(messagePattern(code)).not.toMatch(/plural|#/);
  });

  it('groups the digits of a large count', () => {
    expect(messageText('FILE_TOO_LARGE', { max: 10_000_000 })).toContain(
      'At most 10,000,000 bytes are accepted',
    );
  });
});
