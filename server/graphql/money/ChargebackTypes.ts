import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Money } from '../../domain/money/money.js';
import { ChargebackAnswer, ChargebackPhase, ChargebackStatus } from '../../domain/payments/chargeback.js';
import type { Chargeback } from '../../usecases/chargebacks/viewChargebacks.js';
import { ApprovedPayload } from '../approvals/ApprovalTypes.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(ChargebackPhase, {
  name: 'ChargebackPhase',
  description: 'The phase of a chargeback, as banks name it.',
  valuesConfig: {
    FRAUD: { description: 'The bank suspects fraud, and asks for information.' },
    RETRIEVAL: { description: 'The payer does not know the payment, and the bank asks for information.' },
    CHARGEBACK: { description: 'The bank takes the money back.' },
    PRE_ARBITRATION: { description: 'The payer’s bank does not accept the evidence.' },
    ARBITRATION: { description: 'The card network decides.' },
  },
});

registerEnumType(ChargebackStatus, {
  name: 'ChargebackStatus',
  description: 'The status of a chargeback.',
  valuesConfig: {
    OPEN: { description: 'It waits for an answer.' },
    UNDER_REVIEW: { description: 'It was contested, and the bank looks at the evidence.' },
    WON: { description: 'The payment stays.' },
    LOST: { description: 'The payer has the money for good.' },
    CLOSED: { description: 'It ended without a decision, and the payment stays.' },
  },
});

registerEnumType(ChargebackAnswer, {
  name: 'ChargebackAnswer',
  description: 'The answer of staff to a chargeback.',
  valuesConfig: {
    ACCEPTED: { description: 'The payer keeps the money.' },
    CONTESTED: { description: 'The bank gets evidence.' },
  },
});

@ObjectType('Chargeback', {
  simpleResolvers: true,
  description: 'A payment that the payer’s bank questions. It is no dispute between buyer and seller.',
})
export class ChargebackType implements Chargeback {
  @Field(() => ID, { description: 'The ID of the chargeback.' })
  id!: string;

  @Field(() => String, { description: 'The name of the provider.' })
  provider!: string;

  @Field(() => String, { description: 'The ID of the chargeback at the provider.' })
  reference!: string;

  @Field(() => String, { description: 'The ID of the payment at the provider.' })
  paymentReference!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the order that was paid; null for a payment of unknown origin.',
  })
  orderId!: string | null;

  @Field(() => ChargebackPhase, { description: 'Its phase.' })
  phase!: ChargebackPhase;

  @Field(() => ChargebackStatus, { description: 'Its status.' })
  status!: ChargebackStatus;

  @Field(() => String, { description: 'The bank’s reason, in words.' })
  reason!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the bank questions; null in a currency that Panna does not know.',
  })
  amount!: Money | null;

  @Field(() => Boolean, { description: 'True if the bank has taken the amount already.' })
  isDeducted!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The last moment for an answer.' })
  respondBy!: Date | null;

  @Field(() => Boolean, { description: 'True if the time to answer is over.' })
  isOverdue!: boolean;

  @Field(() => DateTimeScalar, { description: 'Time at which the bank opened it.' })
  openedAt!: Date;

  @Field(() => ChargebackAnswer, { nullable: true, description: 'The answer of staff; null before.' })
  answer!: ChargebackAnswer | null;

  @Field(() => String, { nullable: true, description: 'The words of the answer; null before.' })
  explanation!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the answer; null before.' })
  answeredAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which the provider took the answer; null before.',
  })
  sentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s reason for refusing the last answer; null if it did not.',
  })
  failure!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the evidence as PDF; null for a payment of unknown origin.',
  })
  evidenceUrl!: string | null;

  @Field(() => Boolean, { description: 'True if you can answer it now, as staff.' })
  viewerCanAnswer!: boolean;
}

export const ChargebackConnection = connectionOf<Chargeback>('Chargeback', () => ChargebackType);

@ObjectType()
export class AcceptChargebackPayload extends ApprovedPayload {
  @Field(() => ChargebackType, { nullable: true, description: 'The chargeback, with its answer.' })
  chargeback!: Chargeback | null;
}

@ObjectType()
export class ContestChargebackPayload extends Payload {
  @Field(() => ChargebackType, { nullable: true, description: 'The chargeback, with its answer.' })
  chargeback!: Chargeback | null;
}
