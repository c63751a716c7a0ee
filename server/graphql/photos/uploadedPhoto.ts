import type { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { refuse } from '../../domain/shared/errors.js';
import { uploadedFile } from '../books/uploadedFile.js';

/** Opens the photo of an Upload variable. Throws FILE_REQUIRED if the request does not contain the file. */
export async function uploadedPhoto(upload: Promise<FileUpload>): Promise<Readable> {
  const file = await uploadedFile(upload);
  return file ? file.open() : refuse('FILE_REQUIRED', { field: ['photo'] });
}
