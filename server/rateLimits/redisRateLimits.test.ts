import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '../domain/shared/errors.js';
import { openRedisRateLimits, type SharedRateLimits } from './redisRateLimits.js';

const url = process.env['TEST_REDIS_URL'];

let open: SharedRateLimits[] = [];
afterEach(async () => {
  await Promise.all(open.map((limits) => limits.close()));
  open = [];
});

async function server(): Promise<SharedRateLimits> {
  const limits = await openRedisRateLimits(url ?? '', () => undefined);
  open.push(limits);
  return limits;
}

const codeOf = async (attempt: Promise<void>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? error.problems[0].code : String(error)),
  );

// Needs the Redis server at TEST_REDIS_URL, which CI starts.
describe.skipIf(!url)('rate limits in Redis', () => {
  it('are counted together by every server, and say when to come back', async () => {
    const [one, other] = [await server(), await server()];
    const key = randomUUID();
    for (let count = 0; count < 5; count += 1) {
      await one.consume('wrongPassword', key);
      await other.consume('wrongPassword', key);
    }
    expect(await one.take('wrongPassword', key)).toMatchObject({ isExceeded: true, isFirstExceeding: true });
    expect(await codeOf(other.consume('wrongPassword', key))).toBe('TOO_MANY_ATTEMPTS');
    await one.reset('wrongPassword', key);
    expect(await codeOf(other.consume('wrongPassword', key))).toBeNull();
    await one.giveBack('wrongPassword', key);
    expect(await other.take('wrongPassword', key)).toMatchObject({ remaining: 9, isExceeded: false });
  });

  it('go on in memory when Redis is gone', async () => {
    const limits = await server();
    await limits.close();
    const key = randomUUID();
    for (let count = 0; count < 10; count += 1) await limits.consume('wrongPassword', key);
    expect(await codeOf(limits.consume('wrongPassword', key))).toBe('TOO_MANY_ATTEMPTS');
  });
});

it('say at once that there is no Redis', async () => {
  await expect(openRedisRateLimits('redis://127.0.0.1:1', () => undefined)).rejects.toThrow(
    'Connection is closed',
  );
});
