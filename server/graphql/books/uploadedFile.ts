import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { UploadedFile } from '../../usecases/listings/importBookFile.js';

/** Returns the file of an Upload variable; null if the variable is null or the request has no such file. */
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

/** Opens the cover of an Upload variable; null if there is none. */
export async function uploadedCover(
  upload: Promise<FileUpload> | null | undefined,
): Promise<Readable | null> {
  return (await uploadedFile(upload))?.open() ?? null;
}

/**
 * Reads the file in chunks. createReadStream throws immediately if the upload failed before. Inside a generator, that
 * error reaches the reader of the stream in the same way as later ones.
 */
async function* chunksOf(file: FileUpload): AsyncGenerator<Buffer> {
  yield* file.createReadStream();
}

/** Returns the HTTP status that graphql-upload attaches to its errors. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}
