import { isoIn } from '../../domain/shared/day.js';
import { formatDecimal } from '../../domain/money/format.js';
import type { StatementLine } from '../../usecases/exports/exportPayouts.js';
import type { Columns } from './csvFile.js';

/**
 * Returns the columns of a file of payouts, which has one row for each fulfillment in a payout. Amounts are in rupees,
 * times in the given time zone.
 */
export const payoutColumns = (timeZone: string): Columns<StatementLine> => ({
  Payout: (line) => line.payoutId,
  'Prepared At': (line) => isoIn(line.preparedAt, timeZone),
  Status: (line) => line.status.toLowerCase(),
  'Paid At': (line) => line.settledAt && isoIn(line.settledAt, timeZone),
  Reference: (line) => line.reference,
  Order: (line) => line.orderId,
  Amount: (line) => formatDecimal(line.amount),
  Commission: (line) => formatDecimal(line.commission),
  'Tax Deducted': (line) => formatDecimal(line.taxDeducted),
  'Tax Collected': (line) => formatDecimal(line.taxCollected),
  Currency: (line) => line.currency,
});
