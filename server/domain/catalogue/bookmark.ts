import { z } from 'zod';
import { idField } from '../shared/fields.js';

/** Which book to save, or to save no more. */
export const bookmarkSchema = z.object({ bookId: idField });
