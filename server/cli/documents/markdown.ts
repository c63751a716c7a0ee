/** Returns a generated page of the documentation: a notice, the heading and the given parts. */
export function page(source: string, heading: string, parts: readonly string[]): string {
  const notice = `<!-- Written from ${source} by \`npm run documents\`; do not edit. -->`;
  return `${[notice, `# ${heading}`, ...parts].join('\n\n')}\n`;
}

/** Returns a table of Markdown. Bars in cells are escaped, and line breaks become spaces. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(escapeCell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
}
