import type { Readable } from 'node:stream';

/** The whole content, or null as soon as there is more than `limit` bytes of it; the rest is then not read. */
export async function readAtMost(source: Readable | Buffer, limit: number): Promise<Buffer | null> {
  if (Buffer.isBuffer(source)) return source.length <= limit ? source : null;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    if (isCutOff(error)) return null;
    throw error;
  }
  return Buffer.concat(chunks);
}

/** The transport stops a file that is larger than any request may be, with this status. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413;
}
