import { Field, InputType, ObjectType } from 'type-graphql';
import type { Settlement, Withholding } from '../../domain/rental/rentalReturn.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DecimalScalar } from '../schema/scalars.js';

@ObjectType('Settlement', {
  simpleResolvers: true,
  description: 'What becomes of the deposits when what was rented comes back.',
})
export class SettlementType implements Settlement {
  @Field(() => MoneyType, { description: 'Taken for what is late; zero when nothing is.' })
  lateFee!: MoneyType;

  @Field(() => MoneyType, {
    description: 'What is left: given back, unless the seller withholds some of it.',
  })
  depositLeft!: MoneyType;
}

@InputType({ description: 'What the seller keeps of the deposit, and why.' })
export class WithholdInput implements Withholding {
  @Field(() => DecimalScalar, { description: 'In rupees, above zero, at most what the late fee leaves.' })
  amount!: number;

  @Field(() => String, { description: 'What the buyer reads.' })
  reason!: string;
}
