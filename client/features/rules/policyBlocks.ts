/** A part of a policy. Its texts are plain: markup inside them stays visible. */
export type Block =
  { kind: 'HEADING'; text: string } | { kind: 'PARAGRAPH'; text: string } | { kind: 'LIST'; items: string[] };

const HEADING = /^#{1,6}\s+(.+?)[\s#]*$/;
const ITEM = /^[-*]\s+(.+)$/;

/** Matches a numbered line. Such a line begins a new paragraph, so that the clauses of a contract stay apart. */
const NUMBERED = /^\d+[.)]/;

/** Splits a text into headings (`#`), lists (`-` or `*`) and paragraphs. Lines of a paragraph are joined. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line && !(isOpen && continues(line))) add(blocks, line, isOpen);
    else if (line) extend(blocks, line);
    isOpen = line !== '' && !HEADING.test(line);
  }
  return blocks;
}

const continues = (line: string) => ![HEADING, ITEM, NUMBERED].some((start) => start.test(line));

/** Adds a line that begins a heading, an item or a paragraph. An item joins an open list. */
function add(blocks: Block[], line: string, isOpen: boolean): void {
  const [, heading] = HEADING.exec(line) ?? [];
  const [, item] = ITEM.exec(line) ?? [];
  const last = blocks.at(-1);
  if (heading) blocks.push({ kind: 'HEADING', text: heading });
  else if (!item) blocks.push({ kind: 'PARAGRAPH', text: line });
  else if (isOpen && last?.kind === 'LIST') last.items.push(item);
  else blocks.push({ kind: 'LIST', items: [item] });
}

/** Appends a line to the paragraph or item before it. */
function extend(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'PARAGRAPH') last.text += ` ${line}`;
  if (last?.kind === 'LIST') last.items.push(`${last.items.pop() ?? ''} ${line}`);
}
