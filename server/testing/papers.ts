import { inflateSync } from 'node:zlib';
import { issueCommissionPapers } from '../usecases/papers/issueCommissionPapers.js';
import { jobPorts } from './mail/mail.js';
import type { TestMarketplace } from './marketplace.js';
import type { Order } from './orders/orders.js';
import type { Person } from './people/people.js';
import { RestClient, type Data } from './restClient.js';

/** A paper in the same form for both APIs. Amounts have two decimals. */
export interface SeenPaper {
  kind: string;
  number: string;
  amount: string;
  url: string;
}

const PAPER = 'kind number amount { amount } url';

interface GraphqlPaper extends Omit<SeenPaper, 'amount'> {
  amount: { amount: string };
}

const seen = ({ kind, number, amount, url }: GraphqlPaper): SeenPaper => ({
  kind,
  number,
  amount: amount.amount,
  url,
});

/** Returns the papers of an order's first fulfillment, by GraphQL. */
export async function papersOf(
  marketplace: TestMarketplace,
  person: Person,
  { id }: Pick<Order, 'id'>,
): Promise<SeenPaper[]> {
  const { order } = await marketplace.ask<{ order: { fulfillments: { papers: GraphqlPaper[] }[] } | null }>(
    `query ($id: ID!) { order(id: $id) { fulfillments { papers { ${PAPER} } } } }`,
    { id },
    person.token,
  );
  return order?.fulfillments[0]?.papers.map(seen) ?? [];
}

/** Returns the kinds, numbers and amounts of the papers of an order's first fulfillment. */
export async function papersInShort(
  marketplace: TestMarketplace,
  person: Person,
  order: Order,
): Promise<string[]> {
  const papers = await papersOf(marketplace, person, order);
  return papers.map(({ kind, number, amount }) => `${kind} ${number} ${amount}`);
}

/** Returns the papers of an order's first fulfillment, by REST. */
export async function papersByRest(
  marketplace: TestMarketplace,
  person: Person,
  { fulfillments: [fulfillment] }: Order,
): Promise<SeenPaper[]> {
  const rest = await RestClient.of(marketplace);
  const { body } = await rest.get<Data<{ papers: (Omit<SeenPaper, 'amount'> & { amount: number })[] }>>(
    `/api/v1/fulfillments/${fulfillment?.id}/papers`,
    { as: person },
  );
  return body.data.papers.map(({ kind, number, amount, url }) => ({
    kind: kind.toUpperCase(),
    number,
    amount: amount.toFixed(2),
    url,
  }));
}

/** Returns the operator's papers about the commission of a seller, newest first. */
export async function commissionPapersOf(
  marketplace: TestMarketplace,
  seller: Person,
): Promise<(SeenPaper & { period: string })[]> {
  const { commissionPapers } = await marketplace.ask<{
    commissionPapers: { nodes: (GraphqlPaper & { period: string })[] };
  }>(`{ commissionPapers { nodes { ${PAPER} period } } }`, {}, seller.token);
  return commissionPapers.nodes.map((paper) => ({ ...seen(paper), period: paper.period }));
}

/** Runs the job that invoices commissions. */
export const runCommissionJob = (marketplace: TestMarketplace) =>
  issueCommissionPapers(jobPorts(marketplace));

/** Requests a PDF file, and returns its status and the lines of its text. */
export async function readPdf(
  marketplace: TestMarketplace,
  person: Pick<Person, 'token'> | null,
  url: string,
): Promise<{ status: number; lines: string[] }> {
  const headers = person ? { authorization: `Bearer ${person.token}` } : undefined;
  const response = await fetch(marketplace.url + url, { headers });
  if (response.status !== 200) return { status: response.status, lines: [] };
  return { status: response.status, lines: linesOf(Buffer.from(await response.arrayBuffer())) };
}

/** Returns the lines of a PDF file's text, as a PDF viewer copies them. */
export function linesOf(pdf: Buffer): string[] {
  return contentsOf(pdf).flatMap((content) =>
    [...content.matchAll(/\/ActualText \(((?:\\[^]|[^\\)])*)\)/g)].map(([, text = '']) => decoded(text)),
  );
}

/** True if a character was drawn as an empty box, because no font has it. */
export function hasBoxes(pdf: Buffer): boolean {
  return contentsOf(pdf).some((content) =>
    [...content.matchAll(/<((?:[0-9a-f]{4})+)>/g)].some(([, glyphs = '']) => /^(?:.{4})*0000/.test(glyphs)),
  );
}

/** Returns the streams of a PDF file that draw pages. */
function contentsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  return [...file.matchAll(/\/FlateDecode\n?>>\nstream\n([^]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    const content = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return content.includes('/ActualText') ? content : [];
  });
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function decoded(text: string): string {
  const raw = text.replaceAll(/\\([^])/g, (_, character: string) => ESCAPES[character] ?? character);
  if (!raw.startsWith('\u00fe\u00ff')) return raw;
  return new TextDecoder('utf-16be').decode(Buffer.from(raw.slice(2), 'latin1'));
}
