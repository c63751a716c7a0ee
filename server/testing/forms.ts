/** The data of a book for sale and for rent, in the format of the documented REST paths. */
export const GODAN_DATA = {
  title: 'Godan',
  author: 'Munshi Premchand',
  isbn: '978-81-7182-113-6',
  description: 'A cow, a debt, a village.',
  genre: 'Non-Fiction',
  condition: 'Very Good',
  listingType: 'both',
  price: {
    sale: 249.5,
    lease: { perMonth: 49, minDuration: 1, maxDuration: 6, deposit: 200, lateFeePerDay: 2.5 },
  },
};

/** Returns the form that lists a book, with a cover if `coverImage` is given. */
export function bookForm(bookData: object | string, coverImage?: Blob): FormData {
  const form = new FormData();
  form.set('bookData', typeof bookData === 'string' ? bookData : JSON.stringify(bookData));
  if (coverImage) form.set('coverImage', coverImage, 'cover.jpg');
  return form;
}

/** Returns the form that imports a file of books. Objects are converted to JSON. */
export function importForm(
  content: unknown,
  file = { name: 'books.json', type: 'application/json' },
): FormData {
  const form = new FormData();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  form.set('books', new Blob([text], { type: file.type }), file.name);
  return form;
}

/** Returns a multipart form: files as they are, other parts as JSON. */
export function form(parts: Record<string, unknown>): FormData {
  const filled = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof Blob) filled.set(name, part, 'file');
    else filled.set(name, JSON.stringify(part));
  }
  return filled;
}
