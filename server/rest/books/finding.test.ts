import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssortment } from '../../testing/books/assortment.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

interface Counted {
  count: number;
  countIsCapped: boolean;
}
type Choices = (Counted & { value: string })[];
type Facets = Data<{ facets: Record<'genres' | 'listingTypes' | 'conditions' | 'languages', Choices> }>;
type Alternatives = Data<{
  relaxations: (Counted & { without: string[] })[];
  nearMisses: { title: string }[];
}>;

let marketplace: TestMarketplace;
let rest: RestClient;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  await listAssortment(marketplace);
});
afterAll(() => marketplace.close());

const totalOf = async (list: string) =>
  (await rest.get<Data<{ total: number }>>(`/api/v1/${list}`)).body.data.total;

const PARAMETERS = {
  genres: 'genre',
  listingTypes: 'listingType',
  conditions: 'condition',
  languages: 'language',
} as const;

describe('the facets of a list over REST', () => {
  it.each([
    ['', 'books'],
    ['language=hi&sortBy=rent_asc&page=3', 'books'],
    ['rentFrom=5&genre=fiction', 'editions'],
  ])('say what each choice would leave (%s, of %s)', async (query, counted) => {
    const { body } = await rest.get<Facets>(`/api/v1/books/facets?counted=${counted}&${query}`);
    const choices = Object.entries(PARAMETERS).flatMap(([facet, parameter]) =>
      body.data.facets[facet as keyof typeof PARAMETERS].map((choice) => ({ ...choice, parameter })),
    );
    expect(choices.length).toBeGreaterThan(4);
    for (const { parameter, value, count, countIsCapped } of choices) {
      const asked = new URLSearchParams(query);
      asked.set(parameter, value);
      asked.delete('page');
      expect([value, count, countIsCapped]).toEqual([
        value,
        await totalOf(`${counted}?${asked.toString()}`),
        false,
      ]);
    }
  });
});

describe('the alternatives to a list in which nothing is', () => {
  it('are the list without each filter, and books that just miss it', async () => {
    const query = 'search=godan&salePriceTo=1&genre=horror';
    expect(await totalOf(`books?${query}`)).toBe(0);
    const { body } = await rest.get<Alternatives>(`/api/v1/books/alternatives?${query}`);
    const { relaxations, nearMisses } = body.data;
    expect(relaxations.map(({ without }) => without.join()).toSorted()).toEqual([
      'genre',
      'salePriceFrom,salePriceTo',
      'search',
    ]);
    for (const { without, count } of relaxations) {
      const asked = new URLSearchParams(query);
      for (const name of without) asked.delete(name);
      expect([without, count]).toEqual([without, await totalOf(`books?${asked.toString()}`)]);
    }
    expect(nearMisses).toEqual([]);
    const near = await rest.get<Alternatives>('/api/v1/books/alternatives?search=godan&language=gu');
    expect(near.body.data.relaxations).toContainEqual({
      without: ['language'],
      count: 1,
      countIsCapped: false,
    });
    expect(near.body.data.nearMisses.map(({ title }) => title)).toEqual(['Godan']);
  });
});

it.each([
  ['rentFrom=2&rentTo=1', 'RANGE_REVERSED', 'rentTo'],
  ['seller=nobody', 'SELLER_NOT_FOUND', 'seller'],
  ['genre=nope', 'GENRE_UNKNOWN', 'genre'],
  ['counted=pages', 'INVALID_VALUE', 'counted'],
])('what is no list has neither (%s)', async (query, code, field) => {
  for (const path of ['facets', 'alternatives']) {
    const answer = await rest.get<Refused>(`/api/v1/books/${path}?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { status: 'error', code, field } });
  }
});
