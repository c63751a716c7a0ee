import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { UploadedFile } from '../../usecases/listings/importBookFile.js';

/** The file of an Upload variable; null when the variable is, or when the request does not bring the file it names. */
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

/** Opens the cover of an Upload variable; null without one. */
export async function uploadedCover(
  upload: Promise<FileUpload> | null | undefined,
): Promise<Readable | null> {
  return (await uploadedFile(upload))?.open() ?? null;
}

/** createReadStream throws at once when the file has failed already; so it fails for its reader, as later failures do. */
async function* chunksOf(file: FileUpload): AsyncGenerator<Buffer> {
  yield* file.createReadStream();
}

/** The HTTP status that graphql-upload gives its errors. */
function statusOf(error: unknown): unknown {
  return error instanceof Error && 'status' in error ? error.status : undefined;
}
