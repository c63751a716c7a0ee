import { z } from 'zod';
import { CurrencyCode, money, type Money } from '../../domain/money/money.js';
import type { DepositBlocks, ProviderBlock } from '../../payments/depositBlocks.js';
import { Payment, paymentOf, PaymentLink } from '../../payments/razorpay/answers.js';
import { pagesOf } from '../../payments/razorpay/lists.js';
import type { Ask } from '../../payments/razorpay/razorpayClient.js';

const Block = z.object({
  id: z.string().min(1),
  page_id: z.string().min(1),
  status: z.enum(['active', 'released', 'expired']),
  amount: z.int(),
  currency: z.enum(CurrencyCode),
  created_at: z.int(),
  expire_at: z.int(),
});

const OfPage = z.object({ deposit_block: Block.nullable() });

const Blocks = z.object({ items: z.array(Block) });

const STATUS = { active: 'ACTIVE', released: 'RELEASED', expired: 'EXPIRED' } as const;

/** Returns a DepositBlocks port that calls a simulator. */
export function simulatedBlocks(ask: Ask): DepositBlocks {
  const block = (reference: string) => `/v1/deposit_blocks/${encodeURIComponent(reference)}`;
  return {
    async ofPage(pageReference) {
      const { deposit_block: found } = await ask(OfPage, { method: 'GET', path: offerAt(pageReference) });
      return found && blockOf(found);
    },
    async capture({ blockReference, amount, key }) {
      const headers = { 'x-capture-idempotency': key };
      const call = { path: `${block(blockReference)}/capture`, body: { amount: amount.amount }, headers };
      return paymentOf(await ask(Payment, { method: 'POST', ...call }));
    },
    async release(reference) {
      return blockOf(await ask(Block, { method: 'POST', path: `${block(reference)}/release`, body: {} }));
    },
    list: (span) => pagesOf(ask, '/v1/deposit_blocks', span, Blocks, blockOf),
  };
}

/** Lets the buyer on a payment page have this part of the amount blocked instead of charged. */
export async function offerBlock(ask: Ask, pageReference: string, { amount }: Money): Promise<void> {
  await ask(PaymentLink, { method: 'POST', path: offerAt(pageReference), body: { amount } });
}

const offerAt = (page: string) => `/v1/payment_links/${encodeURIComponent(page)}/deposit_block`;

function blockOf({ id, page_id, status, amount, currency, created_at, expire_at }: z.output<typeof Block>) {
  return {
    reference: id,
    pageReference: page_id,
    status: STATUS[status],
    amount: money(amount, currency),
    createdAt: new Date(created_at * 1000),
    expiresAt: new Date(expire_at * 1000),
  } satisfies ProviderBlock;
}
