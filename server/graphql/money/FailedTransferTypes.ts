import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TRANSFER_LIMITS, TransferFailureKind } from '../../domain/payouts/transfer.js';
import type { FailedTransfer } from '../../usecases/money/listFailedTransfers.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

const EVERY = `every ${TRANSFER_LIMITS.minutesBetweenTries} minutes`;

registerEnumType(TransferFailureKind, {
  name: 'TransferFailureKind',
  description: 'The way in which a transfer, its reversal or its release failed.',
  valuesConfig: {
    REFUSED: {
      description:
        `The provider refused the transfer. It is tried again ${EVERY}, until its earnings are due or a refund of ` +
        'the payment begins.',
    },
    FAILED: {
      description:
        'The transfer has failed for good. Its earnings are part of the next payout to the seller.',
    },
    REVERSAL_FAILED: {
      description:
        `The part that the seller no longer earns could not be taken back. The reversal is tried again ${EVERY}, and ` +
        'refunds do not wait for it.',
    },
    RELEASE_REFUSED: {
      description:
        `The provider refused to release the transfer to the seller's bank, although it is due. The release is tried ` +
        `again ${EVERY}.`,
    },
  },
});

@ObjectType('FailedTransfer', {
  simpleResolvers: true,
  description:
    'A transfer to a seller that the provider refused, did not complete, or could not release or reverse.',
})
export class FailedTransferType implements Omit<FailedTransfer, 'orderId' | 'sellerId'> {
  @Field(() => ID, { description: 'The ID of the transfer, or of its reversal.' })
  id!: string;

  @Field(() => TransferFailureKind, {
    description: 'The way in which the transfer, its reversal or its release failed.',
  })
  kind!: TransferFailureKind;

  @Field(() => MoneyType, {
    description: 'The amount to be transferred, reversed or released.',
  })
  amount!: MoneyType;

  @Field(() => String, { description: 'The name of the payment provider that handles the transfer.' })
  provider!: string;

  @Field(() => String, { description: 'The reason why the last try failed, in the words of the provider.' })
  reason!: string;

  @Field(() => DateTimeScalar, {
    description:
      'The time at which the transfer, its reversal or its release was started or, if the kind is `FAILED`, the ' +
      'time at which the transfer ended.',
  })
  since!: Date;

  @Field(() => DateTimeScalar, {
    description: 'The time at which Panna last sent the request to the provider.',
  })
  triedAt!: Date;

  @Field(() => Int, { description: 'The age of the failure in whole days, counted from `since`.' })
  daysOpen!: number;
}

export const FailedTransferConnection = connectionOf<FailedTransfer>(
  'FailedTransfer',
  () => FailedTransferType,
);
