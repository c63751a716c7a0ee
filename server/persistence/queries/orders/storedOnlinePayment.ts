import { z } from 'zod';
import { BlockStatus } from '../../../domain/payments/depositBlock.js';
import { OnlinePaymentStatus } from '../../../domain/payments/onlinePayment.js';
import { minorUnits, momentInJson } from '../../shapes.js';

/** The online payment of an order. `pageUrl` is null until the provider has created the page. */
export const OnlinePaymentRow = z.strictObject({
  provider: z.string(),
  status: z.enum(OnlinePaymentStatus),
  amount: minorUnits,
  /** The sum of the deposits that the buyer can have blocked instead of charged; null if blocking is not offered. */
  blockable: minorUnits.nullable(),
  pageUrl: z.string().nullable(),
  expiresAt: momentInJson,
});

/** The block that secures the deposits of an order. Amounts are in minor units. */
export const DepositBlockRow = z.strictObject({
  id: z.string(),
  status: z.enum(BlockStatus),
  amount: minorUnits,
  /** The part of the block that was captured. */
  captured: minorUnits,
  expiresAt: momentInJson,
});
