import { In, IsNull } from 'typeorm';
import type { RentalPeriod } from '../../../domain/rental/rentalPeriod.js';
import { AllocationEntity } from '../../entities/orders.js';
import type { Transaction } from '../../transaction.js';

/** Releases the copies that are still allocated to these order lines. */
export async function releaseCopies(
  tx: Transaction,
  orderItemIds: readonly string[],
  releasedAt: Date,
): Promise<void> {
  await tx.update(AllocationEntity, { orderItemId: In(orderItemIds), releasedAt: IsNull() }, { releasedAt });
}

/** Changes the days for which copies are allocated to an order line. */
export async function changePromisedDays(
  tx: Transaction,
  orderItemId: string,
  { startsOn, endsOn }: RentalPeriod,
): Promise<void> {
  const period = `[${startsOn},${endsOn})`;
  await tx.update(AllocationEntity, { orderItemId, releasedAt: IsNull() }, { period });
}
