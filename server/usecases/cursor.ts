import { z } from 'zod';
import { refuse } from '../domain/shared/errors.js';

/** A cursor: the values that place an entry in its list, as opaque text. */
export function encodeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The values of a cursor that `encodeCursor` made. Refuses CURSOR_INVALID for anything else. */
export function decodeCursor<Place>(cursor: string, place: z.ZodType<Place>): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return refuse('CURSOR_INVALID');
    throw error;
  }
}
