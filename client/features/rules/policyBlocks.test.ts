import { describe, expect, it } from 'vitest';
import { blocksOf } from './policyBlocks';

const paragraph = (text: string) => ({ kind: 'PARAGRAPH', text });
const heading = (text: string) => ({ kind: 'HEADING', text });
const list = (...items: string[]) => ({ kind: 'LIST', items });

describe('The blocks of a policy', () => {
  it('are headings, paragraphs whose lines are joined, and lists', () => {
    const text = '# Terms #\nBe kind\nto all.\n\n## Books\n- Sell\n  or rent\n* Read\n\nThat is all.';
    expect(blocksOf(text)).toEqual([
      heading('Terms'),
      paragraph('Be kind to all.'),
      heading('Books'),
      list('Sell or rent', 'Read'),
      paragraph('That is all.'),
    ]);
  });

  it('keep numbered clauses apart', () => {
    expect(blocksOf('1. Buyers\npay.\n2) Sellers send.')).toEqual([
      paragraph('1. Buyers pay.'),
      paragraph('2) Sellers send.'),
    ]);
  });

  it('separate lists by an empty line', () => {
    expect(blocksOf('- one\n\n- two')).toEqual([list('one'), list('two')]);
  });

  it('leave everything else as it is written', () => {
    expect(blocksOf('<b>Bold</b> and **stars** #1 - x\n\n#no heading\n-no item')).toEqual([
      paragraph('<b>Bold</b> and **stars** #1 - x'),
      paragraph('#no heading -no item'),
    ]);
    expect(blocksOf('')).toEqual([]);
  });
});
