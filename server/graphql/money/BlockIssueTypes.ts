import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Money } from '../../domain/money/money.js';
import {
  BlockIssueKind,
  REFUSED_CAPTURE_DAYS,
  WARNED_BEFORE_DAYS,
} from '../../domain/payments/depositBlock.js';
import type { BlockIssue } from '../../usecases/money/listBlockIssues.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(BlockIssueKind, {
  name: 'BlockIssueKind',
  description: 'The reason why staff must check a blocked deposit.',
  valuesConfig: {
    ENDING: {
      description: `The block ends within ${WARNED_BEFORE_DAYS} days, but it still secures deposits that are not settled.`,
    },
    RELEASE_REFUSED: {
      description: 'The provider refused to release the block. Panna tries again every minute.',
    },
    CAPTURE_REFUSED: {
      description:
        'The provider refused to capture the part of the deposit that the seller keeps. The buyer now owes this part ' +
        `to the seller directly. The issue is listed for ${REFUSED_CAPTURE_DAYS} days.`,
    },
  },
});

@ObjectType('BlockIssue', {
  simpleResolvers: true,
  description:
    'A blocked deposit that staff must check. The block ends soon, or the provider refused to release or capture ' +
    'the deposit.',
})
export class BlockIssueType implements Omit<BlockIssue, 'orderId' | 'buyerId' | 'sellerId'> {
  @Field(() => ID, { description: 'The ID of the block, or of the capture that was refused.' })
  id!: string;

  @Field(() => BlockIssueKind, { description: 'The reason why the blocked deposit is listed.' })
  kind!: BlockIssueKind;

  @Field(() => MoneyType, {
    description:
      'The blocked amount or, if the kind is `CAPTURE_REFUSED`, the part that could not be captured.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The amount that the buyer still owes the seller directly; null unless the kind is `CAPTURE_REFUSED`.',
  })
  owed!: Money | null;

  @Field(() => String, { description: 'The name of the payment provider that holds the block.' })
  provider!: string;

  @Field(() => DateTimeScalar, { description: 'The time at which the bank ends the block automatically.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s reason for the refusal; null if the kind is `ENDING`.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time at which the provider last refused the release or the capture; null if the kind is `ENDING`.',
  })
  refusedAt!: Date | null;
}

export const BlockIssueConnection = connectionOf<BlockIssue>('BlockIssue', () => BlockIssueType);
