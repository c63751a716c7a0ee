import { readFile, writeFile } from 'node:fs/promises';
import { ABILITIES } from '../domain/accounts/abilities.js';
import { SHORTEST_PUBLISHER_NAME } from '../domain/accounts/account.js';
import { LONGEST_REFERENCE } from '../domain/payments/settling.js';
import { EMAIL, LONGEST_REASON, MOST_COPIES, MOST_OF_A_LINE, ZIPCODE } from '../domain/shared/fields.js';
import { COVER_TYPES, LARGEST_COVER_FILE, LONGEST_LEASE } from '../domain/catalogue/listing.js';
import { SUPPORT_VIEW_MINUTES } from '../domain/accounts/staff.js';
import { LONGEST_CAPTION, MOST_PHOTOS } from '../domain/catalogue/photos.js';
import { MOST_DISPUTE_PHOTOS } from '../domain/disputes/disputePhotos.js';
import { LONGEST_COMPLAINT } from '../domain/complaints/complaintInput.js';
import { DEFAULT_MOST_COPIES_PER_ORDER } from '../domain/orders/orderLimits.js';
import { FEWEST_ORDERS } from '../domain/reviews/reputation.js';
import { LONGEST_REVIEW } from '../domain/reviews/review.js';
import { PAYMENT_MINUTES, REFUND_TRIES } from '../domain/payments/onlinePayment.js';
import { TRANSFER_LIMITS } from '../domain/payouts/transfer.js';
import { SHORTEST_PASSWORD } from '../domain/accounts/password.js';
import { PRODUCT_NAME } from '../domain/shared/product.js';

/** Constants that the client checks or shows without a request, by their names in server/domain. */
const LIMITS: Record<string, number | RegExp | readonly string[]> = {
  COVER_TYPES,
  DEFAULT_MOST_COPIES_PER_ORDER,
  EMAIL,
  FEWEST_ORDERS,
  LARGEST_COVER_FILE,
  LONGEST_CAPTION,
  LONGEST_COMPLAINT,
  LONGEST_LEASE,
  LONGEST_REASON,
  LONGEST_REFERENCE,
  LONGEST_REVIEW,
  MINUTES_BETWEEN_TRIES: TRANSFER_LIMITS.minutesBetweenTries,
  MOST_COPIES,
  MOST_DISPUTE_PHOTOS,
  MOST_OF_A_LINE,
  MOST_PHOTOS,
  PAYMENT_MINUTES,
  REFUND_TRIES,
  SHORTEST_PASSWORD,
  SHORTEST_PUBLISHER_NAME,
  SUPPORT_VIEW_MINUTES,
  ZIPCODE,
};

// Writes the constants shared by client and server into files of the client. Run with `npm run constants` in the
// project folder.
const limits = Object.entries(LIMITS).map(([name, limit]) => `export const ${name} = ${written(limit)};`);
await writeGenerated('client/shared/contract/limits.generated.ts', 'server/domain', limits);
await writeGenerated('client/shared/contract/product.generated.ts', 'server/domain/shared/product.ts', [
  `export const PRODUCT_NAME = '${PRODUCT_NAME}';`,
]);
await writeGenerated('client/shared/contract/abilities.generated.ts', 'server/domain/accounts/abilities.ts', [
  `export type Ability =\n${Object.keys(ABILITIES)
    .map((name) => `  | '${name}'`)
    .join('\n')};`,
]);

// The client also needs the rules for digits and ISBNs, so these modules are copied into the client.
for (const [name, source] of Object.entries({
  digits: 'server/domain/text/digits.ts',
  isbn: 'server/domain/catalogue/isbn.ts',
})) {
  const rule = await readFile(source, 'utf8');
  const besides = rule.replace(/from '.*\/(\w+)\.js'/g, "from './$1.generated'");
  await writeGenerated(`client/shared/contract/${name}.generated.ts`, source, [besides.trimEnd()]);
}

function written(limit: number | RegExp | readonly string[]): string {
  return limit instanceof RegExp ? String(limit) : JSON.stringify(limit);
}

async function writeGenerated(file: string, source: string, lines: readonly string[]): Promise<void> {
  const head = `// Of ${source}, which says what it means. Written by \`npm run constants\`; do not edit.`;
  await writeFile(file, `${[head, ...lines].join('\n')}\n`);
}
