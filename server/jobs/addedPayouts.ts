import { checkPayout } from '../usecases/payouts/sendPayouts.js';
import { checkRefundPayout } from '../usecases/refunds/payRefundsOut.js';
import { checkTransfer } from '../usecases/transfers/followTransfers.js';
import type { AddedJobs } from './jobEntry.js';
import { PAYMENT_QUEUE } from './queueOptions.js';

/** The jobs about payouts, refunds by payout and transfers that webhooks add. */
export const ADDED_PAYOUTS: Pick<AddedJobs, 'check-payout' | 'check-refund-payout' | 'check-transfer'> = {
  'check-transfer': {
    does: 'Reads the state of a transfer to a linked account from the payment provider, after a webhook.',
    ability: 'payouts:send',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: checkTransfer,
  },
  'check-payout': {
    does: 'Reads the state of a payout from the payout provider, after a webhook.',
    ability: 'payouts:send',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: checkPayout,
  },
  'check-refund-payout': {
    does: 'Reads the state of a refund by payout from the payout provider, after a webhook.',
    ability: 'payouts:send',
    queue: PAYMENT_QUEUE,
    everySeconds: 1,
    work: checkRefundPayout,
  },
};
