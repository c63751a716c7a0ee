import { commissionOn, type CommissionRule } from '../../../domain/payouts/commission.js';
import { keptIfLost } from '../../../domain/rental/lostCopies.js';
import { purchaseOfferOf } from '../../../domain/rental/purchase.js';
import { CopyEntity } from '../../../persistence/entities/catalogue.js';
import { AllocationEntity, OrderItemEntity } from '../../../persistence/entities/orders.js';
import { newRows, type NewRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import type { CheckedLine } from '../../cart/checkLines.js';

/** A checked line of a new order, with the id of its row. */
export type NewLine = CheckedLine & { itemId: string };

/**
 * Returns the rows of the lines of new fulfillments, and of the copies that are allocated to them. Each line stores the
 * commission under the current rules.
 */
export function rowsOfLines(
  fulfillments: readonly { id: string; lines: readonly NewLine[] }[],
  commission: readonly CommissionRule[],
): NewRows[] {
  const lines = fulfillments.flatMap((fulfillment) =>
    fulfillment.lines.map((line) => ({ ...line, fulfillmentId: fulfillment.id })),
  );
  const taken = lines.map((line) => takenCopies(line));
  return [
    newRows(
      OrderItemEntity,
      lines.map((line) => itemRow(line, commission)),
    ),
    newRows(
      CopyEntity,
      taken.flatMap(({ told }) => told),
    ),
    newRows(
      AllocationEntity,
      taken.flatMap(({ allocations }) => allocations),
    ),
  ];
}

function itemRow(line: NewLine & { fulfillmentId: string }, rules: readonly CommissionRule[]) {
  const { itemId, fulfillmentId, item, book, rentalPeriod } = line;
  const offer = rentalPeriod ? purchaseOfferOf(book.price, item.quantity) : null;
  const sold = { type: item.type, quantity: item.quantity, lineTotal: line.lineTotal };
  return {
    id: itemId,
    fulfillmentId,
    bookId: book.id,
    title: book.title,
    author: book.author,
    type: item.type,
    quantity: item.quantity,
    unitPrice: line.unitPrice.amount,
    lineTotal: line.lineTotal.amount,
    deposit: line.deposit.amount,
    lateFeePerDay: rentalPeriod ? (book.price.lease?.lateFeePerDay.amount ?? 0) : 0,
    commission: commissionOn({ ...sold, sellerRole: book.seller.role }, rules, line.soldFrom).amount,
    purchasePrice: offer?.price.amount ?? null,
    rentCreditPercent: offer?.rentCreditPercent ?? null,
    keptIfLost: rentalPeriod ? keptIfLost(book.price, item.quantity).amount : 0,
    ...rentalPeriod,
  };
}

/**
 * Returns the allocations of copies to a line. Also returns, in `told`, the rows of copies that are promised for the first
 * time. The period of a sale has no end.
 */
function takenCopies({ itemId, book, copies, rentalPeriod, soldFrom }: NewLine) {
  const { id: bookId, sellerId } = book;
  const told = Array.from({ length: copies.freeCopies }, () => ({ id: newId('copy'), bookId }));
  const period = rentalPeriod ? `[${rentalPeriod.startsOn},${rentalPeriod.endsOn})` : `[${soldFrom},)`;
  const copyIds = [...copies.promisedCopyIds, ...told.map(({ id }) => id)];
  const allocations = copyIds.map((copyId) => ({
    id: newId('allocation'),
    copyId,
    bookId,
    sellerId,
    orderItemId: itemId,
    period,
  }));
  return { told, allocations };
}
