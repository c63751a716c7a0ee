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
    RETRIEVAL: {
      description: 'The payer does not recognize the payment, and the bank asks for information.',
    },
    CHARGEBACK: { description: 'The bank takes the money back.' },
    PRE_ARBITRATION: { description: 'The payer’s bank does not accept the evidence.' },
    ARBITRATION: { description: 'The card network decides.' },
  },
});

registerEnumType(ChargebackStatus, {
  name: 'ChargebackStatus',
  description: 'The progress of a chargeback, or how it ended.',
  valuesConfig: {
    OPEN: { description: 'Staff have not answered it yet.' },
    UNDER_REVIEW: { description: 'It was contested, and the bank looks at the evidence.' },
    WON: { description: 'The bank decided against the payer, and the payment stands.' },
    LOST: { description: 'The payer keeps the money for good.' },
    CLOSED: { description: 'It ended without a decision, and the payment stands.' },
  },
});

registerEnumType(ChargebackAnswer, {
  name: 'ChargebackAnswer',
  description: 'The answer of staff to a chargeback.',
  valuesConfig: {
    ACCEPTED: { description: 'Accepted: the payer keeps the money.' },
    CONTESTED: { description: 'Contested: the bank receives evidence.' },
  },
});

@ObjectType('Chargeback', {
  simpleResolvers: true,
  description: 'A payment that the payer’s bank questions. It is not a dispute between buyer and seller.',
})
export class ChargebackType implements Chargeback {
  @Field(() => ID, { description: 'The ID of the chargeback.' })
  id!: string;

  @Field(() => String, { description: 'The name of the provider.' })
  provider!: string;

  @Field(() => String, { description: 'The payment provider’s ID for the chargeback.' })
  reference!: string;

  @Field(() => String, { description: 'The payment provider’s ID for the payment.' })
  paymentReference!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the order that was paid; null for a payment of unknown origin.',
  })
  orderId!: string | null;

  @Field(() => ChargebackPhase, {
    description: 'The stage of the bank’s procedure, such as an inquiry or an arbitration.',
  })
  phase!: ChargebackPhase;

  @Field(() => ChargebackStatus, {
    description: 'The progress of the chargeback: open, under review, or how it ended.',
  })
  status!: ChargebackStatus;

  @Field(() => String, { description: 'The bank’s reason, in words.' })
  reason!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the bank questions; null if Panna does not know the currency.',
  })
  amount!: Money | null;

  @Field(() => Boolean, { description: 'True if the bank has taken the amount already.' })
  isDeducted!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time until which staff can answer; null if the bank sets none.',
  })
  respondBy!: Date | null;

  @Field(() => Boolean, { description: 'True if the time to answer is over.' })
  isOverdue!: boolean;

  @Field(() => DateTimeScalar, { description: 'The time at which the bank opened the chargeback.' })
  openedAt!: Date;

  @Field(() => ChargebackAnswer, {
    nullable: true,
    description: 'The answer of staff; null until they answer.',
  })
  answer!: ChargebackAnswer | null;

  @Field(() => String, {
    nullable: true,
    description: 'The explanation that staff gave with the answer; null until they answer.',
  })
  explanation!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time of the answer; null until staff answer.',
  })
  answeredAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the provider accepted the answer; null until then.',
  })
  sentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s reason for refusing the last answer; null if it was not refused.',
  })
  failure!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the evidence as a PDF; null for a payment of unknown origin.',
  })
  evidenceUrl!: string | null;

  @Field(() => Boolean, { description: 'True if you can answer the chargeback now, as staff.' })
  viewerCanAnswer!: boolean;
}

export const ChargebackConnection = connectionOf<Chargeback>('Chargeback', () => ChargebackType);

@ObjectType()
export class AcceptChargebackPayload extends ApprovedPayload {
  @Field(() => ChargebackType, { nullable: true, description: 'The chargeback after the change.' })
  chargeback!: Chargeback | null;
}

@ObjectType()
export class ContestChargebackPayload extends Payload {
  @Field(() => ChargebackType, { nullable: true, description: 'The chargeback after the change.' })
  chargeback!: Chargeback | null;
}
