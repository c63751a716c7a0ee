import escapeHtml from 'escape-html';

/** A piece of HTML, told apart from text, which is escaped wherever it is put. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | readonly Html[] | null;

/** Puts values into HTML: text is escaped, pieces stay as they are, null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((whole, string, index) => whole + markupOf(parts[index - 1]) + string));
}

function markupOf(part: Part | undefined): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escapeHtml(String(part));
}

/** Data for machines, as a script that no browser runs. Nothing in it can end the script, or begin a comment. */
export function jsonScript(data: object): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json">${json}</script>`);
}
