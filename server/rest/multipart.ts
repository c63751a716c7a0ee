import { buffer } from 'node:stream/consumers';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, refuse } from '../domain/shared/errors.js';

/** The largest body of a request, in bytes (docs/marketplace.md, Books and copies). */
const LARGEST_BODY = 10_000_000;

/** A file of a form. One that is larger than the body may be is cut off behind that. */
export interface FormFile {
  name: string;
  type: string;
  content: Buffer;
}

/** A form: each part under its name, the last one when a name comes twice. */
export interface Form {
  fields: Map<string, string>;
  files: Map<string, FormFile>;
}

/** What @fastify/multipart may read of one form: enough for every documented call, bounded in memory. */
export const FORM_LIMITS = {
  fileSize: LARGEST_BODY + 1,
  fieldSize: 1_000_000,
  files: 2,
  fields: 20,
  parts: 20,
};

/** Refuses BODY_TOO_LARGE for a form that says so itself, before a use-case sees the request, as for every other body. */
export function refuseLargeForm({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  if (isForm && Number(headers['content-length'] ?? 0) > LARGEST_BODY) refuseBody();
}

/**
 * Reads a multipart form, its parts in any order. Refuses UNSUPPORTED_MEDIA_TYPE for another kind of body,
 * BODY_TOO_LARGE, and MALFORMED_REQUEST for a form that is cut off or broken.
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

/** Returns what reads the form of a request when it is first asked for, and returns the same form from then on. */
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
