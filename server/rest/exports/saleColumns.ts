import { isoIn } from '../../domain/shared/day.js';
import { formatDecimal } from '../../domain/money/format.js';
import type { Sale } from '../../usecases/exports/exportSales.js';
import type { Columns } from './csvFile.js';

/**
 * A line of an order in a file of sales; amounts in rupees, moments with the day of the time zone. Net is what its price
 * left the seller after the refund.
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
  Deposit: (line) => formatDecimal(line.deposit),
  Currency: (line) => line.currency,
  Status: (line) => line.status.toLowerCase(),
  Refunded: (line) => formatDecimal(line.refunded),
  Net: (line) => formatDecimal(line.lineTotal + line.extensionTotal - line.refunded),
});
