import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seals texts that a stolen database must not give away, and that the server must read again. */
export interface SecretBox {
  /** `context` says what the text belongs to: it opens with the same context only. */
  seal(text: string, context: string): Buffer;
  /** Throws an Error if the text was sealed with another key or for another context. */
  open(sealed: Buffer, context: string): string;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Says how a text was sealed, so that another way can follow. */
const AES_256_GCM = 1;

/** Seals with AES-256-GCM. The key is asked for when the first text is sealed or opened. */
export function secretBox(keyOf: () => Buffer): SecretBox {
  let known: Buffer | undefined;
  const key = () => (known ??= keyOf());
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(AES_256_GCM), nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, context) {
      const [nonceAt, tagAt, textAt] = [1, 1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES];
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(nonceAt, tagAt))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(tagAt, textAt));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new Error(
          'A secret was sealed with another key: SECRET_KEY, or secret.key in DATA_DIR, has changed',
          {
            cause,
          },
        );
      }
    },
  };
}

/** The key of the configuration, or the one in a file of the data directory, which is made where it is missing. */
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
