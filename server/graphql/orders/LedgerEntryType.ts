import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LedgerEntryKind } from '../../domain/money/ledger.js';
import type { LedgerEntry } from '../../usecases/orders/order.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(LedgerEntryKind, {
  name: 'LedgerEntryKind',
  description: 'Why money moves.',
  valuesConfig: {
    CHARGE: { description: 'Purchases and rents, charged when the order was placed.' },
    DEPOSIT_HELD: { description: 'Deposits, held until the books come back.' },
    DEPOSIT_RELEASED: { description: 'Deposits given back.' },
    DEPOSIT_WITHHELD: { description: 'Kept of the deposit by the seller, for the reason in the note.' },
    REFUND: { description: 'Charges given back.' },
    LATE_FEE: { description: 'Taken from the deposit for what came back late.' },
  },
});

@ObjectType('LedgerEntry', {
  simpleResolvers: true,
  description: "A movement of an order's money. Movements are added, never changed.",
})
export class LedgerEntryType implements LedgerEntry {
  orderId!: string;
  fulfillmentId!: string;

  @Field(() => LedgerEntryKind, { description: 'Why the money moves, and so in which direction.' })
  kind!: LedgerEntryKind;

  @Field(() => MoneyType, { description: 'How much; always above zero.' })
  amount!: MoneyType;

  @Field(() => String, { nullable: true, description: 'What there is to say about it.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  occurredAt!: Date;
}
