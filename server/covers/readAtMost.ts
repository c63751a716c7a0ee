import type { Readable } from 'node:stream';

/** The whole content, or null as soon as there is more than `limit` bytes of it; the rest is then not read. */
export async function readAtMost(source: Readable | Buffer, limit: number): Promise<Buffer | null> {
  if (Buffer.isBuffer(source)) return source.length <= limit ? source : null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
