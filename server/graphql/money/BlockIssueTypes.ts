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
  description: 'The reason why staff have to look at a blocked deposit.',
  valuesConfig: {
    ENDING: {
      description: `The block ends within ${WARNED_BEFORE_DAYS} days, but deposits that it secures are not settled yet.`,
    },
    RELEASE_REFUSED: {
      description: 'The provider refused to release the block. The release is tried again every minute.',
    },
    CAPTURE_REFUSED: {
      description:
        'The provider refused to capture the part of the deposit that was kept. The buyer owes it to the seller ' +
        `directly. The issue is listed for ${REFUSED_CAPTURE_DAYS} days.`,
    },
  },
});

@ObjectType('BlockIssue', {
  simpleResolvers: true,
  description:
    'A blocked deposit that staff have to look at: the block ends soon, or the provider refused to release or to ' +
    'capture it.',
})
export class BlockIssueType implements Omit<BlockIssue, 'orderId' | 'buyerId' | 'sellerId'> {
  @Field(() => ID, { description: 'The ID of the block, or of the capture that was refused.' })
  id!: string;

  @Field(() => BlockIssueKind, { description: 'The reason why the blocked deposit is listed.' })
  kind!: BlockIssueKind;

  @Field(() => MoneyType, {
    description: 'The blocked amount; for `CAPTURE_REFUSED`, the part that was to be captured.',
  })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'For `CAPTURE_REFUSED`, what the buyer still owes the seller directly; otherwise null.',
  })
  owed!: Money | null;

  @Field(() => String, { description: 'The name of the provider.' })
  provider!: string;

  @Field(() => DateTimeScalar, { description: 'When the bank ends the block by itself.' })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for the refusal, in the words of the provider; null for `ENDING`.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time at which the provider last refused the release or the capture; null for `ENDING`.',
  })
  refusedAt!: Date | null;
}

export const BlockIssueConnection = connectionOf<BlockIssue>('BlockIssue', () => BlockIssueType);
