import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { take } from '../../../testing/orders/orders.js';
import {
  codeOf,
  handOver,
  otherThan,
  pickUpOf,
  readyPickUp,
  signUpPickUpSeller,
} from '../../../testing/orders/pickUps.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';

const START = '2026-01-15T06:30:00Z';
const ROUNDS = Array.from({ length: 5 }, (_, round) => round);

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('at the same moment', () => {
  let marketplace: TestMarketplace;
  let seller: Person;
  let buyer: Person;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    marketplace.clock.moveTo(START);
    seller = await signUpPickUpSeller(marketplace);
    buyer = await signUpReader(marketplace, 'Meera');
  });

  const codesOf = (...results: { userErrors: { code: string }[] }[]) =>
    results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));

  it('the code is entered twice, and the books are handed over once', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const code = await codeOf(marketplace, buyer, order);
    const results = await Promise.all(ROUNDS.map(() => handOver(marketplace, seller, id, code)));
    expect(codesOf(...results)).toEqual([]);
    const rows = await marketplace.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM timeline_entries WHERE fulfillment_id = $1 AND to_status = $2',
      [id, 'DELIVERED'],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('ten wrong codes are entered, and five of them are tried', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const wrong = otherThan(await codeOf(marketplace, buyer, order));
    const results = await Promise.all(
      [...ROUNDS, ...ROUNDS].map(() => handOver(marketplace, seller, id, wrong)),
    );
    expect(codesOf(...results).toSorted()).toEqual([
      ...ROUNDS.map(() => 'PICK_UP_CODE_WRONG'),
      ...ROUNDS.map(() => 'TOO_MANY_ATTEMPTS'),
    ]);
  });

  it.each(ROUNDS)('the code is entered or the buyer cancels, never both (round %i)', async () => {
    const { order, id } = await readyPickUp(marketplace, buyer, seller);
    const code = await codeOf(marketplace, buyer, order);
    marketplace.clock.moveTo('2026-01-29T06:30:00Z');
    const [handed, cancelled] = await Promise.all([
      handOver(marketplace, seller, id, code),
      take(marketplace, buyer, 'cancelFulfillment', id),
    ]);
    const status = (await pickUpOf(marketplace, buyer, order))?.status;
    expect(codesOf(handed, cancelled)).toEqual([
      status === 'CANCELLED' ? 'ALREADY_CANCELLED' : 'ALREADY_PICKED_UP',
    ]);
  });
});
