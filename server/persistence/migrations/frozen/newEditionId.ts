import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new TypeID of an edition: a UUID of version 7 in base 32. */
export function newEditionId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const bits = BigInt(`0x${bytes.toString('hex')}`);
  const letters = Array.from(
    { length: 26 },
    (_, place) => LETTERS[Number((bits >> BigInt(5 * (25 - place))) & 31n)],
  );
  return `edition_${letters.join('')}`;
}
