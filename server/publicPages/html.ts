import escapeHtml from 'escape-html';

/** A piece of HTML. The class distinguishes it from plain text, which `html` escapes. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | readonly Html[] | null;

/**
 * Builds HTML from a template. Texts are escaped, pieces of HTML are inserted unchanged, and null inserts nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((whole, string, index) => whole + markupOf(parts[index - 1]) + string));
}

function markupOf(part: Part | undefined): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escapeHtml(String(part));
}

/**
 * Returns structured data as a script element, which browsers do not run. `<` is escaped, so that the data cannot
 * close the element.
 */
export function jsonScript(data: object): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json">${json}</script>`);
}
