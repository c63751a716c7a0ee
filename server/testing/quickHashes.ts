import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/** The lowest cost of a password hash. At the usual cost, hashing took an eighth of the time of the tests. */
const CHEAP = { memoryCost: 8, timeCost: 1 };

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof Argon2>();
  return { ...argon2, hash: (password: string) => argon2.hash(password, CHEAP) };
});
