import { Field, InputType, ObjectType } from 'type-graphql';
import type { Settlement, Withholding } from '../../domain/rental/rentalReturn.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DecimalScalar } from '../schema/scalars.js';

@ObjectType('Settlement', {
  simpleResolvers: true,
  description: 'What becomes of the deposits when the rented copies are returned.',
})
export class SettlementType implements Settlement {
  @Field(() => MoneyType, {
    description: 'The late fees taken from the deposits; zero when nothing is late.',
  })
  lateFee!: MoneyType;

  @Field(() => MoneyType, {
    description:
      'What is left of the deposits after late fees. It is released, unless the seller withholds some ' +
      'of it.',
  })
  depositLeft!: MoneyType;
}

@InputType({ description: 'What the seller keeps of the deposit, and why.' })
export class WithholdInput implements Withholding {
  @Field(() => DecimalScalar, { description: 'In rupees: above zero, and at most `Settlement.depositLeft`.' })
  amount!: number;

  @Field(() => String, { description: 'Why. Shown to the buyer.' })
  reason!: string;
}
