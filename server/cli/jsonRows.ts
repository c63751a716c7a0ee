import { createReadStream } from 'node:fs';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import { refuse } from '../domain/shared/errors.js';

/**
 * Streams the entries of a JSON file that contains an array. Throws JSON_INVALID if the file is not valid JSON,
 * BOOKS_NOT_A_LIST if it contains no array, and the error of the file system if it cannot be read.
 */
export async function* jsonRows(file: string): AsyncGenerator {
  const entries = StreamArray.withParser();
  const source = createReadStream(file);
  source.on('error', (error) => entries.destroy(error));
  try {
    for await (const entry of source.pipe(entries)) yield (entry as { value: unknown }).value;
  } catch (error) {
    if (source.errored) throw error;
    const isOtherJson = error instanceof Error && error.message.includes('should be an array');
    refuse(isOtherJson ? 'BOOKS_NOT_A_LIST' : 'JSON_INVALID');
  }
}
