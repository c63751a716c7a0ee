import { z } from 'zod';
import { durationFields, listingFields } from '../../domain/catalogue/listing.js';
import { CONDITION_LABELS, GENRE_LABELS } from './labels.js';

const rupeesField = z
  .number()
  .describe('Rupees with at most two decimals; text such as "249.50" is read, too.');
const genreField = z.enum(GENRE_LABELS);
const { genres: _genres, condition: _condition, ...plainFields } = listingFields;

/** A book as the documented paths take it, read by bookData/bookData.ts. */
export const bookDataSchema = z
  .object({
    ...plainFields,
    genre: genreField.optional().describe('One genre; or several in genres.'),
    genres: z.array(genreField).optional(),
    condition: z.enum(CONDITION_LABELS),
    listingType: z.enum(['sale', 'lease', 'both']),
    price: z.object({
      sale: rupeesField.optional().describe('For sale and both.'),
      lease: z
        .object({
          perMonth: rupeesField,
          deposit: rupeesField.optional(),
          lateFeePerDay: rupeesField.optional().describe('For each day that a copy comes back late.'),
          ...durationFields,
        })
        .optional()
        .describe('For lease and both.'),
    }),
  })
  .meta({
    id: 'BookData',
    description: 'A book as it is submitted.',
    example: {
      title: 'Godan',
      author: 'Munshi Premchand',
      isbn: '978-81-7182-113-6',
      description: 'A cow, a debt, a village.',
      genre: 'Fiction',
      condition: 'Very Good',
      listingType: 'both',
      price: { sale: 249.5, lease: { perMonth: 49, minDuration: 1, maxDuration: 6, deposit: 200 } },
      copies: 2,
    },
  });

/** What changes of a listing. */
export const bookEditSchema = bookDataSchema
  .partial()
  .extend({
    price: bookDataSchema.shape.price
      .optional()
      .describe('A price that is left out stays; a lease is replaced as a whole.'),
    compareCopies: bookDataSchema.shape.copies.describe(
      'How many copies you saw when you decided on copies; required to change their number. When somebody has bought ' +
        'one since, the change is refused with COPIES_CHANGED.',
    ),
  })
  .meta({
    id: 'BookEdit',
    description: 'What changes of a listing, in the words of BookData. What is left out stays.',
    example: { price: { sale: 199 }, copies: 3, compareCopies: 1 },
  });

/** How many copies come or go. */
export const copiesAdjustmentSchema = z
  .object({ delta: z.int().describe('How many copies to add; below zero, how many to remove.') })
  .meta({ id: 'CopiesAdjustment', description: 'A change of stock.', example: { delta: 5 } });

const fileField = (description: string) => z.string().meta({ format: 'binary', description });

/** The form that lists a book. */
export const listBookFormSchema = z.object({
  bookData: bookDataSchema,
  coverImage: fileField('JPEG, PNG, WebP, AVIF or GIF of at most 5,242,880 bytes.').optional(),
});

/** The form that gives a listing another cover. */
export const coverFormSchema = z.object({ coverImage: listBookFormSchema.shape.coverImage.unwrap() });

/** The form that lists many. */
export const importFormSchema = z.object({
  books: fileField(
    'A JSON file of at most 10,000,000 bytes: an array of books, each as in POST /api/v1/books, or as in ListBookInput of ' +
      'the GraphQL API. The ISBN may be left out here.',
  ),
});
