import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '../domain/accounts/account.js';
import { formatDecimal, type Money } from '../domain/money/money.js';
import { EN, type MailTexts } from './texts/en.js';
import { GU } from './texts/gu.js';
import { HI } from './texts/hi.js';

const TEXTS: Record<Language, MailTexts> = { EN, HI, GU };
const LOCALES: Record<Language, string> = { EN: 'en-IN', HI: 'hi-IN-u-nu-latn', GU: 'gu-IN-u-nu-latn' };

/** One language's texts, amounts and days. */
export interface Speaker {
  /** The tag for the lang attribute. */
  tag: string;
  text(id: keyof MailTexts, values?: Record<string, string | number>): string;
  money(amount: Money): string;
  /** A day (YYYY-MM-DD) in words. */
  day(day: string): string;
}

/** Who says things in a language. */
export function speakerOf(language: Language): Speaker {
  const i18n = catalogueOf(language);
  const locale = LOCALES[language];
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    tag: language.toLowerCase(),
    text: (id, values) => i18n._(id, values),
    money: ({ amount, currencyCode }) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode }).format(
        Number(formatDecimal(amount)),
      ),
    day: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
  };
}

function catalogueOf(language: Language): I18n {
  const messages = Object.fromEntries(
    Object.entries(TEXTS[language]).map(([id, text]) => [id, compileMessage(text)]),
  );
  const locale = language.toLowerCase();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
