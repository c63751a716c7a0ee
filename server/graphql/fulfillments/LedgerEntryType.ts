import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LedgerEntryKind } from '../../domain/money/ledger.js';
import type { LedgerEntry } from '../../usecases/orders/order.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(LedgerEntryKind, {
  name: 'LedgerEntryKind',
  description:
    'The reason why the buyer or the seller owes an amount. Each kind has a fixed direction. `LedgerEntry.isPaid` says if ' +
    'the amount was received.',
  valuesConfig: {
    CHARGE: {
      description:
        'The price of purchases and the rent that the buyer owes, from an order or from an extended rental.',
    },
    DEPOSIT_HELD: {
      description: 'Deposits that the buyer has to pay. The seller holds them until the return.',
    },
    DEPOSIT_RELEASED: {
      description: 'Deposits to pay back to the buyer. Deposits that were not paid are no longer due.',
    },
    DEPOSIT_WITHHELD: { description: 'Part of a deposit, kept by the seller for the reason in the note.' },
    REFUND: {
      description: 'Charges to pay back to the buyer. Charges that were not paid are no longer due.',
    },
    DELIVERY: { description: 'The charge for delivery that the buyer owes.' },
    DELIVERY_REFUND: {
      description:
        'The delivery charge to pay back to the buyer. A charge that was not paid is no longer due.',
    },
    PURCHASE: {
      description:
        'The part of the price of bought rented copies that neither the rent nor the deposit covers.',
    },
    DEPOSIT_SPENT: { description: 'Part of a deposit that pays for rented copies that the buyer bought.' },
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
    description: 'The kind of movement, which also determines the direction.',
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
      'True if the money was received: a charge or a deposit by the seller, a refund or a released deposit by the ' +
      'buyer. Always true for amounts that are taken from a deposit.',
  })
  isPaid!: boolean;

  @Field(() => DateTimeScalar, {
    description: 'When the entry was made. `isPaid` tells if the money was received.',
  })
  occurredAt!: Date;
}
