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
  description: 'The stage of a chargeback. The names are the terms that banks use.',
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
    OPEN: { description: 'Staff have not answered the chargeback yet.' },
    UNDER_REVIEW: { description: 'Staff contested the chargeback, and the bank is reviewing the evidence.' },
    WON: { description: 'The bank decided against the payer, and the payment stands.' },
    LOST: { description: 'The payer keeps the money. This is final.' },
    CLOSED: { description: 'The chargeback ended without a decision, and the payment stands.' },
  },
});

registerEnumType(ChargebackAnswer, {
  name: 'ChargebackAnswer',
  description: 'The answer that staff gave to a chargeback.',
  valuesConfig: {
    ACCEPTED: { description: 'Staff accepted the chargeback. The payer keeps the money.' },
    CONTESTED: { description: 'Staff contested the chargeback. The bank receives the evidence.' },
  },
});

@ObjectType('Chargeback', {
  simpleResolvers: true,
  description:
    'A payment that the payer’s bank questions, for example because the payer does not recognize it. Disputes ' +
    'between buyer and seller are separate.',
})
export class ChargebackType implements Chargeback {
  @Field(() => ID, {
    description: 'The ID of the chargeback, for `acceptChargeback` and `contestChargeback`.',
  })
  id!: string;

  @Field(() => String, { description: 'The name of the payment provider that took the payment.' })
  provider!: string;

  @Field(() => String, { description: 'The payment provider’s ID for the chargeback.' })
  reference!: string;

  @Field(() => String, { description: 'The payment provider’s ID for the payment that the bank questions.' })
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

  @Field(() => String, { description: 'The bank’s reason for the chargeback, as text.' })
  reason!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount that the bank questions; null if Panna does not know its currency.',
  })
  amount!: Money | null;

  @Field(() => Boolean, { description: 'True if the bank has already taken the amount back.' })
  isDeducted!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The deadline by which staff must answer; null if the bank sets none.',
  })
  respondBy!: Date | null;

  @Field(() => Boolean, { description: 'True if the deadline in `respondBy` has passed.' })
  isOverdue!: boolean;

  @Field(() => DateTimeScalar, { description: 'The time at which the bank opened the chargeback.' })
  openedAt!: Date;

  @Field(() => ChargebackAnswer, {
    nullable: true,
    description: 'The answer of staff; null if staff have not answered.',
  })
  answer!: ChargebackAnswer | null;

  @Field(() => String, {
    nullable: true,
    description: 'The explanation that staff gave with the answer; null if staff have not answered.',
  })
  explanation!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which staff answered; null if staff have not answered.',
  })
  answeredAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the provider accepted the answer; null if no answer was accepted.',
  })
  sentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s reason for refusing the last answer; null if the answer was not refused.',
  })
  failure!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of a PDF with the evidence; null for a payment of unknown origin.',
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
