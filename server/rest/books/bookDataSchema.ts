import { z } from 'zod';
import { rentalTermFields, listingFields } from '../../domain/catalogue/listing.js';
import { BINDINGS, CONDITION_LABELS, GENRE_LABELS, LANGUAGE_CODES } from './labels.js';

const rupeesField = z
  .number()
  .describe('Rupees with at most two decimals, as a number or as text such as "249.50".');
const genreField = z.enum(GENRE_LABELS);
const {
  genres: _genres,
  condition: _condition,
  language: _language,
  binding: _binding,
  ...plainFields
} = listingFields;

/** Describes a new book in the OpenAPI document. Requests are read by bookData/bookData.ts instead. */
const bookDataSchema = z
  .object({
    ...plainFields,
    genre: genreField.optional().describe('The genre of the book. For several genres, use `genres`.'),
    genres: z.array(genreField).optional(),
    condition: z.enum(CONDITION_LABELS),
    language: z.enum(LANGUAGE_CODES).nullish().describe('The BCP 47 language code of the book.'),
    binding: z.enum(BINDINGS).nullish().describe('The binding of the book: paperback or hardcover.'),
    listingType: z.enum(['sale', 'lease', 'both']),
    price: z.object({
      sale: rupeesField.optional().describe('The price of one copy. Required for `sale` and `both`.'),
      lease: z
        .object({
          perMonth: rupeesField,
          deposit: rupeesField.optional(),
          lateFeePerDay: rupeesField
            .optional()
            .describe('The fee for each copy and each day after the due date; zero by default.'),
          replacementPrice: rupeesField
            .nullish()
            .describe(
              'The price of a lost copy, taken from the deposit and never more than the deposit. By default, it ' +
                'is the sale price or, if the book is not for sale, the whole deposit.',
            ),
          ...rentalTermFields,
          rentCreditPercent: rentalTermFields.rentCreditPercent.describe(
            'The share of the rent, in per cent, that counts towards the price if a reader buys rented copies. By ' +
              'default, rented copies cannot be bought. The price of a copy is its sale price or, if the book is not for ' +
              'sale, its deposit.',
          ),
        })
        .optional()
        .describe('The rental terms. Required for `lease` and `both`.'),
    }),
  })
  .meta({
    id: 'BookData',
    description: 'The details of a book to list.',
    example: {
      title: 'Godan',
      author: 'Munshi Premchand',
      isbn: '978-81-7182-113-6',
      description: 'A cow, a debt, a village.',
      genre: 'Fiction',
      condition: 'Very Good',
      language: 'en',
      binding: 'paperback',
      pages: 312,
      publishedIn: 2004,
      publishedBy: 'Jaico',
      weightGrams: 320,
      listingType: 'both',
      price: { sale: 249.5, lease: { perMonth: 49, minDuration: 1, maxDuration: 6, deposit: 200 } },
      copies: 2,
    },
  });

/** Body of a request that edits a listing. */
export const bookEditSchema = bookDataSchema
  .partial()
  .extend({
    price: bookDataSchema.shape.price
      .optional()
      .describe('The prices to change. A new `lease` replaces all old rental terms.'),
    compareCopies: bookDataSchema.shape.copies.describe(
      'The number of copies that you saw when you chose `copies`. Required if `copies` is set. If copies have ' +
        'been ordered since then, the change is refused with COPIES_CHANGED.',
    ),
  })
  .meta({
    id: 'BookEdit',
    description: 'The changes to a listing. Omitted fields keep their values.',
    example: { price: { sale: 199 }, copies: 3, compareCopies: 1 },
  });

/** Body of a request that adjusts the number of copies. */
export const copiesAdjustmentSchema = z
  .object({ delta: z.int().describe('The number of copies to add; negative to remove copies.') })
  .meta({
    id: 'CopiesAdjustment',
    description: 'The number of copies to add or remove.',
    example: { delta: 5 },
  });

const fileField = (description: string) => z.string().meta({ format: 'binary', description });

/** Form that lists a book: the data as JSON and, optionally, an image of the cover. */
export const listBookFormSchema = z.object({
  bookData: bookDataSchema,
  coverImage: fileField(
    'An image of the cover: JPEG, PNG, WebP, AVIF or GIF, at most 5,242,880 bytes.',
  ).optional(),
});

/** Form that replaces the cover of a listing. */
export const coverFormSchema = z.object({ coverImage: listBookFormSchema.shape.coverImage.unwrap() });

/** Form that imports many books from one JSON file. */
export const importFormSchema = z.object({
  books: fileField(
    'A JSON file of at most 10,000,000 bytes: an array of books, each as in POST /api/v1/books or as in ' +
      '`ListBookInput` of the GraphQL API. The ISBN is optional.',
  ),
});
