import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Encrypts texts that the server must read again, and that must stay secret even if the database is stolen. */
export interface SecretBox {
  /** Encrypts a text. `context` identifies the owner of the text, such as an account; `open` needs the same context. */
  seal(text: string, context: string): Buffer;
  /** Decrypts a text. Throws a LostKey if the text was sealed with another key or for another context. */
  open(sealed: Buffer, context: string): string;
  /** Decrypts a text as `open` does, but returns null instead of throwing an Error. */
  openIfPossible(sealed: Buffer, context: string): string | null;
  /**
   * Seals a sealed text again, with the newest key. Returns null if the text is already sealed with that key. Throws the same
   * errors as `open`.
   */
  reseal(sealed: Buffer, context: string): Buffer | null;
}

/** Thrown for a text that no configured key can decrypt, or that was sealed for another context. */
export class LostKey extends Error {}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of each sealed text. It identifies the format, so that other formats can be added later. */
const AES_256_GCM = 1;

/**
 * Returns a box that seals with AES-256-GCM. Calls `keysOf` once, when a text is first sealed or opened. It seals with the
 * first key, and opens what any of the keys sealed.
 */
export function secretBox(keysOf: () => readonly [Buffer, ...Buffer[]]): SecretBox {
  let known: readonly [Buffer, ...Buffer[]] | undefined;
  const keys = () => (known ??= keysOf());
  const seal = (text: string, context: string) => sealed(text, context, keys()[0]);
  const find = (bytes: Buffer, context: string) => {
    for (const [index, key] of keys().entries()) {
      const text = opened(bytes, context, key);
      if (text !== null) return { text, isNewest: index === 0 };
    }
    return null;
  };
  const openWith = (bytes: Buffer, context: string) => {
    const found = find(bytes, context);
    if (found) return found;
    throw new LostKey(
      'A secret was sealed with another key: SECRET_KEY, or secret.key in DATA_DIR, has changed, and OLD_SECRET_KEYS has not the old one',
    );
  };
  return {
    seal,
    open: (bytes, context) => openWith(bytes, context).text,
    openIfPossible: (bytes, context) => find(bytes, context)?.text ?? null,
    reseal(bytes, context) {
      const { text, isNewest } = openWith(bytes, context);
      return isNewest ? null : seal(text, context);
    },
  };
}

function sealed(text: string, context: string, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(AES_256_GCM), nonce, cipher.getAuthTag(), bytes]);
}

/** Returns the text; null if another key sealed it, if it belongs to another context, or if it has changed. */
function opened(bytes: Buffer, context: string, key: Buffer): string | null {
  const [nonceAt, tagAt, textAt] = [1, 1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(nonceAt, tagAt))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(tagAt, textAt));
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * Returns the configured key or, without one, the key in the file secret.key of the data directory. Creates the file
 * if it is missing. Throws an Error if the file is not 32 bytes long.
 */
export function keyFrom({ secretKey, dataDir }: { secretKey: Buffer | null; dataDir: string }): Buffer {
  if (secretKey) return secretKey;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES) throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes`);
  return key;
}
