import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage, savedLanguage } from './language';

afterEach(() => chooseLanguage('en'));

describe('The language that was chosen last', () => {
  it('is shown and remembered, though the catalogue of one before it arrives later', async () => {
    const hindi = chooseLanguage('hi');
    expect(await chooseLanguage('en')).toBe(true);
    expect(await hindi).toBe(false);
    expect(i18n.locale).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(savedLanguage()).toBe('en');
  });
});
