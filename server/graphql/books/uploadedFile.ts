import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { UploadedFile } from '../../usecases/listings/importBookFile.js';

/**
 * Returns the file of an Upload variable. Null if the variable is null, or if the request does not contain the file.
 */
export async function uploadedFile(
  upload: Promise<FileUpload> | null | undefined,
): Promise<UploadedFile | null> {
  try {
    const file = await upload;
    return file
      ? { name: file.filename, type: file.mimetype, open: () => Readable.from(chunksOf(file)) }
      : null;
  } catch (error) {
    if (statusOf(error) === 400) return null;
    throw error;
  }
}

/** Opens the cover of an Upload variable. Returns null if there is no cover. */
export async function uploadedCover(
  upload: Promise<FileUpload> | null | undefined,
): Promise<Readable | null> {
  return (await uploadedFile(upload))?.open() ?? null;
}

/**
 * Reads the file in chunks. If the upload has already failed, createReadStream throws immediately. Inside a
 * generator, this error reaches the reader of the stream like any later error.
 */
async function* chunksOf(file: FileUpload): AsyncGenerator<Buffer> {
  yield* file.createReadStream();
}

/** Returns the HTTP status of an error of graphql-upload; undefined for other errors. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}
