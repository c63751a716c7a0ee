import { buffer } from 'node:stream/consumers';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, refuse } from '../domain/shared/errors.js';

/** Maximum size of a request's body, in bytes (docs/marketplace.md, Books and copies). */
const LARGEST_BODY = 10_000_000;

/** A file in a form. Its content is truncated at one byte more than the maximum size of a body. */
export interface FormFile {
  name: string;
  type: string;
  content: Buffer;
}

/** The fields and files of a form by name. If a name occurs twice, the last part counts. */
export interface Form {
  fields: Map<string, string>;
  files: Map<string, FormFile>;
}

/** Limits of @fastify/multipart per form: high enough for every documented call, and low enough to bound memory. */
export const FORM_LIMITS = {
  fileSize: LARGEST_BODY + 1,
  fieldSize: 1_000_000,
  files: 2,
  fields: 20,
  parts: 20,
};

/** Throws BODY_TOO_LARGE if the Content-Length header of a form exceeds the limit. Runs before any use-case. */
export function refuseLargeForm({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  if (isForm && Number(headers['content-length'] ?? 0) > LARGEST_BODY) refuseBody();
}

/**
 * Reads a multipart form, whose parts may be in any order. Throws UNSUPPORTED_MEDIA_TYPE for other content types,
 * BODY_TOO_LARGE if the form exceeds a limit, and MALFORMED_REQUEST if it is truncated or invalid.
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_MEDIA_TYPE');
  try {
    return await collect(request.parts());
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return hasStatus(error, 413) ? refuseBody() : refuse('MALFORMED_REQUEST');
  }
}

/** Returns a function that reads the form on its first call and returns the same form on later calls. */
export function formOf(request: FastifyRequest): () => Promise<Form> {
  let form: Promise<Form> | undefined;
  return () => (form ??= readForm(request));
}

async function collect(parts: AsyncIterable<Multipart>): Promise<Form> {
  const form: Form = { fields: new Map(), files: new Map() };
  for await (const part of parts) {
    if (part.type === 'file') {
      const content = await buffer(part.file);
      form.files.set(part.fieldname, { name: part.filename, type: part.mimetype, content });
    } else {
      if (part.valueTruncated) refuseBody();
      form.fields.set(part.fieldname, String(part.value));
    }
  }
  return form;
}

function refuseBody(): never {
  return refuse('BODY_TOO_LARGE', { values: { max: LARGEST_BODY } });
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === status;
}
