import { GraphQLError, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { publicSchema } from './schema.js';
import { unquotedBy } from './unquoted.js';

const schema = publicSchema();
const unquoted = unquotedBy(schema);

/** Returns the rewritten messages of all errors in a document. */
function errorsOf(document: string): string[] {
  try {
    return validate(schema, parse(document)).map(({ message }) => unquoted(message, 'FALLBACK'));
  } catch (error) {
    if (error instanceof GraphQLError) return [unquoted(error.message, 'FALLBACK')];
    throw error;
  }
}

it.each([
  ['{ hunter2 }', 'Cannot query field "…" on type "Query".'],
  ['{ book(id: "x") { titel } }', 'Cannot query field "…" on type "Book". Did you mean "title"?'],
  ['{ book(hunter2: "x", id: "x") { id } }', 'Unknown argument "…" on field "Query.book".'],
  ['{ books(first: hunter2) { totalCount } }', 'Int cannot represent non-integer value.'],
  ['{ books(first: "hunter2: 2") { totalCount } }', 'Int cannot represent non-integer value.'],
  ['{ viewer { id @hunter2 } }', 'Unknown directive "…".'],
  ['{ viewer }', 'Field "viewer" of type "User" must have a selection of subfields. Did you mean "viewer"?'],
  ['query ($hunter2: ID!) { viewer { id } }', 'Variable "…" is never used.'],
  ['{ hunter2: book(id: "a") { id } hunter2: book(id: "b") { id } }', 'Fields "…" conflict because'],
  ['{ viewer { id "hunter2" } }', 'Syntax Error: Expected Name, found String.'],
  ['{ viewer { id ', 'Syntax Error: Expected Name, found <EOF>.'],
  ['query ($day: Date = "hunter2") { viewer { id } }', 'A Date is a calendar day'],
  ['hunter2', 'Syntax Error: Unexpected Name.'],
  ['{ book(id: "hunter2', 'Syntax Error: Unterminated string.'],
  ['{ book(id: 1hunter2) }', 'Syntax Error: Invalid number, expected digit but got.'],
])('says where the error lies, and not what was written: %s', (document, message) => {
  expect(errorsOf(document)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});

it('has a text for what others than graphql-js say', () => {
  expect(unquoted('LocalDate cannot take hunter2', 'FALLBACK')).toBe('FALLBACK');
});

const SECRET = 'hunter2Secret';
const INSTEAD = [
  SECRET,
  `"${SECRET}"`,
  `"\\", found Name \\"${SECRET}"`,
  `"${SECRET}: non-integer value: ${SECRET}"`,
  `$${SECRET}`,
  `@${SECRET}`,
  `"""${SECRET}"""`,
  `"\\u${SECRET}"`,
  `"\\${SECRET}"`,
  `{ ${SECRET}: "${SECRET}" }`,
  `...${SECRET}`,
  `1${SECRET}`,
  `'${SECRET}'`,
];
const DOCUMENTS = [
  `query Books($sort: BookSort, $first: Int = 1, $day: Date = "2026-01-01") {
     books(filter: { genres: [FICTION], condition: GOOD }, sort: $sort, first: $first) @include(if: true) {
       nodes { ...Card id price { sale { amount } } } } }
   fragment Card on Book { title }`,
  `mutation { updateBook(input: { bookId: "x", salePrice: "10.00" }) { userErrors { code } } }
   query Other { order(id: "x") { ... on Order { id } } }`,
  'subscription Order($id: ID!) { orderChanged(id: $id) { id fulfillments { status } } }',
];

it.each(DOCUMENTS)('quotes nothing that is put in the place of a token: %s', (document) => {
  for (const { 0: token, index } of document.matchAll(/"[^"]*"|\.{3}|\w+|[^\s\w]/g)) {
    for (const instead of INSTEAD) {
      const wrong = `${document.slice(0, index)} ${instead} ${document.slice(index + token.length)}`;
      expect([wrong, errorsOf(wrong).filter((text) => text.includes(SECRET))]).toEqual([wrong, []]);
    }
  }
});
