import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '../domain/accounts/account.js';

const LOCALES: Record<Language, string> = { EN: 'en-IN', HI: 'hi-IN-u-nu-latn', GU: 'gu-IN-u-nu-latn' };

/** Texts in every language, by name. Placeholders are in ICU message format. */
export type Texts<Text extends string> = Record<Language, Record<Text, string>>;

/** Formats the texts of one part of the program, such as the public pages, in one language. */
export interface Voice<Text extends string = never> {
  /** Value of the lang attribute. */
  tag: string;
  /** Locale for formatting amounts and days. */
  locale: string;
  text(id: Text, values?: Record<string, string | number>): string;
}

/** Returns the formatter of these texts. The texts must be in this language. */
export function voiceOf<Text extends string>(language: Language, texts: Record<Text, string>): Voice<Text> {
  const i18n = catalogueOf(language, texts);
  return { tag: tagOf(language), locale: LOCALES[language], text: (id, values) => i18n._(id, values) };
}

function catalogueOf(language: Language, texts: Record<string, string>): I18n {
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]));
  const locale = tagOf(language);
  return setupI18n({ locale, messages: { [locale]: messages } });
}

/** Returns the value of the lang attribute: 'hi' for 'HI'. */
export const tagOf = (language: Language) => language.toLowerCase();

/** Calls `make` for each language and returns the results by language. */
export const inEachLanguage = <Made>(make: (language: Language) => Made): Record<Language, Made> => ({
  EN: make('EN'),
  HI: make('HI'),
  GU: make('GU'),
});
