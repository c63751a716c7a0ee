import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LedgerEntryKind } from '../../domain/money/ledger.js';
import type { LedgerEntry } from '../../usecases/orders/order.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(LedgerEntryKind, {
  name: 'LedgerEntryKind',
  description:
    'The reason why the buyer or the seller owes an amount. The kind determines which side owes it. ' +
    '`LedgerEntry.isPaid` is true if the amount was received.',
  valuesConfig: {
    CHARGE: {
      description:
        'The price of purchased books or the rent of rented books, which the buyer owes for an order or an ' +
        'extension.',
    },
    DEPOSIT_HELD: {
      description:
        'Deposits that the buyer must pay. The seller holds the deposits until the copies are returned.',
    },
    DEPOSIT_RELEASED: {
      description: 'Deposits to pay back to the buyer. Unpaid deposits are no longer due.',
    },
    DEPOSIT_WITHHELD: {
      description: 'The part of a deposit that the seller kept, for the reason in `note`.',
    },
    REFUND: {
      description: 'Charges to pay back to the buyer. Unpaid charges are no longer due.',
    },
    DELIVERY: { description: 'The delivery charge that the buyer owes.' },
    DELIVERY_REFUND: {
      description: 'The delivery charge to pay back to the buyer. An unpaid charge is no longer due.',
    },
    PURCHASE: {
      description:
        'The rest of the price when the buyer buys rented copies, after deducting the credited rent and the ' +
        'deposit.',
    },
    DEPOSIT_SPENT: {
      description: 'The part of a deposit that paid for rented copies when the buyer bought them.',
    },
    LATE_FEE: { description: 'A fee for copies that were returned late, taken from the deposit.' },
  },
});

@ObjectType('LedgerEntry', {
  simpleResolvers: true,
  description:
    'An entry in the ledger of an order, such as a charge or a refund. Entries are added, never changed.',
})
export class LedgerEntryType implements LedgerEntry {
  orderId!: string;
  fulfillmentId!: string;

  @Field(() => LedgerEntryKind, {
    description:
      'The kind of movement, which also determines whether the buyer or the seller owes the amount.',
  })
  kind!: LedgerEntryKind;

  @Field(() => MoneyType, { description: 'The amount, always above zero.' })
  amount!: MoneyType;

  @Field(() => String, {
    nullable: true,
    description: 'Details, such as the reason for withholding; null for most movements.',
  })
  note!: string | null;

  @Field(() => Boolean, {
    description:
      'True if the money was received. The seller receives charges and deposits; the buyer receives refunds and ' +
      'released deposits. Always true for amounts that are taken from a deposit.',
  })
  isPaid!: boolean;

  @Field(() => DateTimeScalar, {
    description: 'The time at which the entry was made, even if the money was received later.',
  })
  occurredAt!: Date;
}
