import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../domain/shared/errors.js';
import { suggest, SuggestionKind, USUAL_SUGGESTIONS } from '../../usecases/catalogue/suggest.js';
import { successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { searchParameter } from './booksQuery.js';
import { GENRE_LABELS } from './labels.js';

const querySchema = z.object({
  search: searchParameter.describe('The text that the reader has typed so far.'),
});

const suggestionSchema = z.object({
  kind: z
    .enum(Object.values(SuggestionKind).map((kind) => kind.toLowerCase()))
    .describe('The kind of suggestion: a genre, an author, a title or an ISBN.'),
  text: z
    .string()
    .describe(
      'The text to search for: the title, the author’s name or the ISBN. For a genre, the value to send as the ' +
        'parameter `genre`.',
    ),
  author: z
    .string()
    .nullable()
    .describe('The author of the suggested title or ISBN; null for other suggestions.'),
  title: z
    .string()
    .nullable()
    .describe('The title of the book with the suggested ISBN; null for other suggestions.'),
});

/** Registers GET /api/v1/suggestions: suggested searches for the text typed so far. */
export async function suggestionRoutes(
  http: FastifyInstance,
  { openScope }: RestDependencies,
): Promise<void> {
  http.get(
    '/api/v1/suggestions',
    {
      schema: {
        tags: ['Books'],
        operationId: 'suggest',
        summary: 'Suggest searches',
        description:
          'Returns at most eight suggestions for the text typed so far: genres, authors, titles and ISBNs of books on ' +
          'the market.',
        querystring: querySchema,
        response: {
          200: successOf(
            z.object({
              suggestions: z.array(suggestionSchema).describe('The suggestions, best first.'),
            }),
          ),
          ...refusals(422),
        },
      },
    },
    async (request) => {
      const { search = '' } = parseInput(querySchema, request.query);
      const found = await suggest(openScope(request), search, USUAL_SUGGESTIONS);
      const suggestions = found.map(({ kind, text, author, title, genre }) => ({
        kind: kind.toLowerCase(),
        text: genre ? GENRE_LABELS[genre] : text,
        author,
        title,
      }));
      return { status: 'success', data: { suggestions } };
    },
  );
}
