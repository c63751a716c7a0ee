import type { Readable } from 'node:stream';

/**
 * Reads the whole content. Returns null, and stops reading, if it has more than `limit` bytes or the server cut the
 * upload off.
 */
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

/** True for the error, with status 413, by which the server cuts off an upload that exceeds the size limit of requests. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413;
}
