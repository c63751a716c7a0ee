import { z } from 'zod';
import { refuse } from '../domain/shared/errors.js';

/** Returns an opaque cursor that contains the values which determine an entry's position in a list. */
export function encodeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Returns the values of a cursor made by `encodeCursor`. Throws CURSOR_INVALID for any other text. */
export function decodeCursor<Place>(cursor: string, place: z.ZodType<Place>): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return refuse('CURSOR_INVALID');
    throw error;
  }
}
