import { isoIn } from '../../domain/shared/day.js';
import { formatDecimal } from '../../domain/money/format.js';
import type { Money } from '../../domain/money/money.js';
import type { Sale } from '../../usecases/exports/exportSales.js';
import type { Columns } from './csvFile.js';

/**
 * Returns the columns of a file of sales, which has one row for each order line. Amounts are in rupees, times in the given time
 * zone. Net is the line's share of the net amount. The delivery charge has its own columns, which are filled only on the first
 * line of each fulfillment.
 */
export const saleColumns = (timeZone: string): Columns<Sale> => ({
  Order: (line) => line.orderId,
  'Ordered At': (line) => isoIn(line.orderedAt, timeZone),
  Buyer: (line) => line.buyerName,
  Title: (line) => line.title,
  Author: (line) => line.author,
  ISBN: (line) => line.isbn,
  Kind: (line) => (line.type === 'RENTAL' ? 'Rental' : 'Purchase'),
  Quantity: (line) => line.quantity,
  From: (line) => line.startsOn,
  To: (line) => line.endsOn,
  'Unit Price': (line) => formatDecimal(line.unitPrice),
  Amount: (line) => formatDecimal(line.lineTotal),
  Extensions: (line) => formatDecimal(line.extensionTotal),
  'Bought For': ({ bought }) => decimalOf(bought),
  Deposit: (line) => formatDecimal(line.deposit),
  Currency: (line) => line.currency,
  Status: (line) => line.status.toLowerCase(),
  'Late Fee': ({ outcome }) => decimalOf(outcome.lateFee),
  Withheld: ({ outcome }) => decimalOf(outcome.withheld),
  Refunded: ({ outcome }) => decimalOf(outcome.refunded),
  Net: ({ outcome }) => decimalOf(outcome.net),
  Delivery: ({ delivery }) => decimalOf(delivery),
  'Delivery Refunded': ({ deliveryRefunded }) => decimalOf(deliveryRefunded),
});

const decimalOf = ({ amount }: Money) => formatDecimal(amount);
