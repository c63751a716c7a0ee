import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '../domain/accounts/account.js';
import { formatMoney } from '../domain/money/format.js';
import type { Money } from '../domain/money/money.js';
import { SHARED_TEXTS, type SharedText } from './sharedTexts.js';

const LOCALES: Record<Language, string> = { EN: 'en-IN', HI: 'hi-IN-u-nu-latn', GU: 'gu-IN-u-nu-latn' };

/** The texts of one kind of mail, in every language. Placeholders are ICU messages. */
export type Texts<Text extends string> = Record<Language, Record<Text, string>>;

/** One language's texts, amounts and days. */
export interface Speaker<Text extends string = never> {
  /** The tag for the lang attribute. */
  tag: string;
  text(id: Text | SharedText, values?: Record<string, string | number>): string;
  money(amount: Money): string;
  /** A day (YYYY-MM-DD) in words. */
  day(day: string): string;
}

/** Who says these texts, and those that several mails share, in a language. */
export function speakerOf<Text extends string>(language: Language, texts: Texts<Text>): Speaker<Text> {
  const i18n = catalogueOf(language, { ...SHARED_TEXTS[language], ...texts[language] });
  const locale = LOCALES[language];
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    tag: language.toLowerCase(),
    text: (id, values) => i18n._(id, values),
    money: (amount) => formatMoney(amount, { locale, isShort: false }),
    day: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
  };
}

function catalogueOf(language: Language, texts: Record<string, string>): I18n {
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]));
  const locale = language.toLowerCase();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
