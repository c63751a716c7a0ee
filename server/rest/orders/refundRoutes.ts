import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PayoutMethod } from '../../domain/payouts/payoutAccount.js';
import { RefundPayoutState } from '../../domain/payouts/refundByPayout.js';
import { giveRefundAccount } from '../../usecases/refunds/giveRefundAccount.js';
import { viewRefundByPayout, type RefundByPayout } from '../../usecases/refunds/viewRefundByPayout.js';
import { successOf } from '../envelope.js';
import { lowerCase } from '../lowerCase.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { underNames } from '../underNames.js';

const tags = ['Orders'];

const params = z.object({ id: z.string().describe('The `_id` of the order.') });

const accountSchema = z
  .object({
    method: lowerCase(PayoutMethod).describe('The kind of account: UPI ID or bank account.'),
    shown: z
      .string()
      .describe(
        'The first two letters and the handle of the UPI ID, or the last four digits of the bank account.',
      ),
    changedAt: z.iso.datetime().describe('When you gave or last changed the account.'),
    pausedUntil: z.iso
      .datetime()
      .nullable()
      .describe(
        'The time at which refunds to the account resume, 24 hours after the account was changed; null if they are ' +
          'not paused.',
      ),
    failure: z
      .string()
      .nullable()
      .describe('The reason why a refund to the account failed; null if no refund failed.'),
  })
  .meta({ id: 'RefundAccount', description: 'The account to which refunds of one order are paid out.' });

const refundSchema = z
  .object({
    state: lowerCase(RefundPayoutState).describe(
      'The progress of the refund. `not_due`: there is nothing to refund yet. `waiting`: the refund will be sent to ' +
        'the payout provider soon. `link_sent`: you were sent a payout link. `sent`: the provider is paying the ' +
        'refund. `paid`: the refund was paid. `failed`: the refund is tried again, or staff pay it another way. ' +
        '`by_hand`: the marketplace pays the refund by hand.',
    ),
    amount: rupeesSchema.nullable().describe('The amount to be refunded; null if nothing is due.'),
    account: accountSchema
      .nullable()
      .describe('The account that you gave for the refunds; null if you gave none.'),
    failure: z
      .string()
      .nullable()
      .describe('The reason why the last try failed, in the provider’s words; null if it did not fail.'),
    linkUrl: z
      .string()
      .nullable()
      .describe('The page of the payout provider on which you enter an account; null without a payout link.'),
    viewerCanGiveAccount: z.boolean().describe('True if you can give or change the account now.'),
  })
  .meta({
    id: 'RefundByPayout',
    description:
      'The refunds of an order that are paid out because the payment is too old for an ordinary refund.',
  });

const bodySchema = z
  .object({
    method: z.enum(['upi', 'bank_account']).describe('The kind of account: UPI ID or bank account.'),
    upiAddress: z.string().nullish().describe('Your UPI ID. Required if `method` is `upi`.'),
    bankAccount: z
      .object({
        holder: z.string().describe('The name of the account holder, as on the bank statement.'),
        number: z.string().describe('The account number: 9 to 18 digits.'),
        ifsc: z.string().describe('The IFSC of the branch.'),
      })
      .nullish()
      .describe('Your bank account. Required if `method` is `bank_account`.'),
  })
  .meta({
    id: 'GiveRefundAccount',
    description: 'The account to which refunds of an order are paid out.',
    example: { method: 'upi', upiAddress: 'asha@okbank' },
  });

const answer = successOf(
  z.object({
    refundByPayout: refundSchema
      .nullable()
      .describe('The refund by payout; null if there is none and none is expected soon.'),
  }),
);

/** Registers the routes for an order's refunds by payout, and for the account to which they are paid. */
export async function refundRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  viewRoute(http, dependencies);
  giveRoute(http, dependencies);
}

function viewRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.get<{ Params: { id: string } }>(
    '/api/v1/orders/:id/refund-by-payout',
    {
      schema: {
        tags,
        operationId: 'viewRefundByPayout',
        summary: 'Get the refund by payout for an order',
        description:
          'Returns the refunds that are paid out to you because the payment is too old for an ordinary refund. For ' +
          'the buyer only.',
        params,
        response: { 200: answer, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const found = await underNames({ orderId: 'id' }, () =>
        viewRefundByPayout(openScope(request), request.params.id),
      );
      return success(found);
    },
  );
}

function giveRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.put<{ Params: { id: string }; Body: Record<string, unknown> | null }>(
    '/api/v1/orders/:id/refund-account',
    {
      schema: {
        tags,
        operationId: 'giveRefundAccount',
        summary: 'Set the account for refunds by payout',
        description:
          'Sets the account to which refunds of your order are paid out. If a refund has failed, it is tried again. ' +
          'Requires a session that was confirmed within the last 10 minutes, such as a new one.',
        params,
        body: bodySchema,
        response: { 200: answer, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const { id } = request.params;
      const given = { ...request.body, orderId: id, method: inCapitals(request.body?.method) };
      await underNames({ orderId: 'id' }, () => giveRefundAccount(scope, given));
      return success(await viewRefundByPayout(scope, id));
    },
  );
}

const inCapitals = (method: unknown) => (typeof method === 'string' ? method.toUpperCase() : method);

function success(refund: RefundByPayout | null) {
  return { status: 'success', data: { refundByPayout: refund && presented(refund) } };
}

function presented({ state, amount, account, failure, linkUrl, viewerCanGiveAccount }: RefundByPayout) {
  return {
    state: state.toLowerCase(),
    amount: amount && rupees(amount),
    account: account && { ...account, method: account.method.toLowerCase() },
    failure,
    linkUrl,
    viewerCanGiveAccount,
  };
}
