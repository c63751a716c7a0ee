import type { Language } from '../domain/accounts/account.js';
import { formatMoney } from '../domain/money/format.js';
import type { Money } from '../domain/money/money.js';
import { voiceOf, type Texts, type Voice } from '../languages/voice.js';
import { SHARED_TEXTS, type SharedText } from './sharedTexts.js';

/** Formats texts in one language, including the texts that several mails share, and amounts and days. */
export interface Speaker<Text extends string = never> extends Voice<Text | SharedText> {
  money(amount: Money): string;
  /** Formats a day (YYYY-MM-DD) as a long date. */
  day(day: string): string;
}

/** Returns a formatter for these texts and for SHARED_TEXTS, in a language. */
export function speakerOf<Text extends string>(language: Language, texts: Texts<Text>): Speaker<Text> {
  const voice = voiceOf<Text | SharedText>(language, { ...SHARED_TEXTS[language], ...texts[language] });
  const { locale } = voice;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...voice,
    money: (amount) => formatMoney(amount, { locale, isShort: false }),
    day: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
  };
}
