import { z } from 'zod';
import { idField } from '../shared/fields.js';

export const bookmarkSchema = z.object({ bookId: idField });
