import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LedgerEntryKind } from '../../domain/money/ledger.js';
import type { LedgerEntry } from '../../usecases/orders/order.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(LedgerEntryKind, {
  name: 'LedgerEntryKind',
  description:
    'The reasons for charging, holding or paying back an amount. Each kind always moves money in the same direction.',
  valuesConfig: {
    CHARGE: { description: 'Purchases and rents, charged to the buyer when ordering or extending.' },
    DEPOSIT_HELD: { description: 'Deposits, to be held until the return.' },
    DEPOSIT_RELEASED: { description: 'Deposits given back to the buyer.' },
    DEPOSIT_WITHHELD: { description: 'Part of a deposit, kept by the seller for the reason in the note.' },
    REFUND: { description: 'Charges refunded to the buyer.' },
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
