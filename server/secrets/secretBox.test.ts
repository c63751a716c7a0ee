import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyFrom, secretBox } from './secretBox.js';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'panna-secrets-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('a sealed secret', () => {
  const box = secretBox(() => [Buffer.alloc(32, 7)]);

  it('is opened by the same key for the same context, and is never sealed to the same bytes', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user_1');
    expect(box.open(sealed, 'user_1')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false);
    expect(box.seal('JBSWY3DPEHPK3PXP', 'user_1').equals(sealed)).toBe(false);
  });

  it('is not opened for another account, by another key, or once a bit has changed', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user_1');
    expect(() => box.open(sealed, 'user_2')).toThrow('SECRET_KEY');
    expect(() => secretBox(() => [randomBytes(32)]).open(sealed, 'user_1')).toThrow('SECRET_KEY');
    const lost = secretBox(() => [randomBytes(32)]);
    expect([box.openIfPossible(sealed, 'user_1'), lost.openIfPossible(sealed, 'user_1')]).toEqual([
      'JBSWY3DPEHPK3PXP',
      null,
    ]);
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => box.open(sealed, 'user_1')).toThrow('SECRET_KEY');
  });

  it('of an old key is opened, and sealed again with the newest', () => {
    const [older, newer] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const both = secretBox(() => [newer, older]);
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user_1');
    expect(both.open(sealed, 'user_1')).toBe('JBSWY3DPEHPK3PXP');
    const again = both.reseal(sealed, 'user_1') ?? Buffer.of();
    expect(secretBox(() => [newer]).open(again, 'user_1')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => box.open(again, 'user_1')).toThrow('SECRET_KEY');
    expect(both.reseal(again, 'user_1')).toBeNull();
    expect(() => both.reseal(sealed, 'user_2')).toThrow('OLD_SECRET_KEYS');
  });
});

describe('the key', () => {
  it('is the one of the configuration, or is kept in a file that only its owner reads', async () => {
    const secretKey = Buffer.alloc(32, 1);
    expect(keyFrom({ secretKey, dataDir })).toBe(secretKey);
    const kept = keyFrom({ secretKey: null, dataDir });
    expect(kept).toHaveLength(32);
    expect(keyFrom({ secretKey: null, dataDir })).toEqual(kept);
    expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o077).toBe(0);
  });
});
