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

/** Releases the copies of these allocations. */
export async function releaseAllocations(
  tx: Transaction,
  ids: readonly string[],
  releasedAt: Date,
): Promise<void> {
  await tx.update(AllocationEntity, { id: In(ids) }, { releasedAt });
}

/** Allocates another copy to an order line, for the same days. */
export async function moveToCopy(tx: Transaction, id: string, copyId: string): Promise<void> {
  await tx.update(AllocationEntity, { id }, { copyId });
}

/** Makes an allocation begin on this day and never end, so that its copy leaves the stock. */
export async function takeForGood(tx: Transaction, id: string, from: string): Promise<void> {
  await tx.update(AllocationEntity, { id }, { period: `[${from},)` });
}

/** Releases the copies that are reserved until this online payment is made. */
export async function releaseHeldDays(tx: Transaction, intentId: string, releasedAt: Date): Promise<void> {
  await tx.update(AllocationEntity, { intentId, releasedAt: IsNull() }, { releasedAt });
}

/** Changes the days of these allocations, of which `endsOn` is the first day not included. */
export async function changeAllocatedDays(
  tx: Transaction,
  ids: readonly string[],
  { startsOn, endsOn }: Pick<RentalPeriod, 'startsOn' | 'endsOn'>,
): Promise<void> {
  await tx.update(AllocationEntity, { id: In(ids) }, { period: `[${startsOn},${endsOn})` });
}

/** Changes the days for which copies are allocated to an order line. */
export async function changePromisedDays(
  tx: Transaction,
  orderItemId: string,
  { startsOn, endsOn }: Pick<RentalPeriod, 'startsOn' | 'endsOn'>,
): Promise<void> {
  const period = `[${startsOn},${endsOn})`;
  await tx.update(AllocationEntity, { orderItemId, releasedAt: IsNull() }, { period });
}
