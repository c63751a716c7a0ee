import { writeFile } from 'node:fs/promises';
import { SHORTEST_PUBLISHER_NAME } from '../domain/account.js';
import { EMAIL, LONGEST_REASON, MOST_COPIES, ZIPCODE } from '../domain/fields.js';
import { LARGEST_COVER_FILE, LONGEST_LEASE } from '../domain/listing.js';
import { LARGEST_PAGE } from '../domain/page.js';
import { SHORTEST_PASSWORD } from '../domain/password.js';

/** What the client can check by the value alone, under the names of the domain. */
const LIMITS: Record<string, number | RegExp> = {
  EMAIL,
  LARGEST_COVER_FILE,
  LARGEST_PAGE,
  LONGEST_LEASE,
  LONGEST_REASON,
  MOST_COPIES,
  SHORTEST_PASSWORD,
  SHORTEST_PUBLISHER_NAME,
  ZIPCODE,
};

// Writes client/limits.generated.ts in the current folder: `npm run limits`.
const lines = Object.entries(LIMITS).map(([name, limit]) => `export const ${name} = ${String(limit)};`);
const head =
  '// Limits of server/domain, which says what they mean. Written by `npm run limits`; do not edit.';
await writeFile('client/limits.generated.ts', `${[head, ...lines].join('\n')}\n`);
