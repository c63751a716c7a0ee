import { z } from 'zod';
import { idField } from '../shared/fields.js';

/** The book to save or to remove. */
export const bookmarkSchema = z.object({ bookId: idField });
