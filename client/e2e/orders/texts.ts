import { readFileSync } from 'node:fs';
import PO from 'pofile';

/** English, Hindi and Gujarati. */
export type Language = 'en' | 'hi' | 'gu';

/** Returns the site's text for an English message. Each name in `values` is replaced by its value. */
export type Text = (message: string, values?: Record<string, string>) => string;

/** Reads the site's catalogue of a language. The returned function throws for messages that are not in the catalogue. */
export function textsIn(language: Language): Text {
  const catalogue = new URL(`../../shared/i18n/locales/${language}.po`, import.meta.url);
  const { items } = PO.parse(readFileSync(catalogue, 'utf8'));
  const translations = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0]]));
  return (message, values = {}) => {
    const translation = translations.get(message);
    if (!translation) throw new Error(`The catalogue ${language} has no text for: ${message}`);
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), translation);
  };
}
