import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LinkedAccountRequirement, LinkedAccountStatus } from '../../domain/payouts/linkedAccount.js';
import type { LinkedAccount } from '../../usecases/transfers/viewLinkedAccount.js';

registerEnumType(LinkedAccountStatus, {
  name: 'LinkedAccountStatus',
  description: 'The state of a linked account. Transfers go to active accounts only.',
  valuesConfig: {
    REQUESTED: { description: 'It is being opened.' },
    UNDER_REVIEW: { description: 'The payment provider checks it.' },
    ACTIVE: { description: 'It receives transfers, a day after it became active.' },
    REFUSED: { description: 'The payment provider wants something to be cleared up.' },
  },
});

registerEnumType(LinkedAccountRequirement, {
  name: 'LinkedAccountRequirement',
  description: 'Something that a seller has to add before a linked account is opened.',
  valuesConfig: {
    BANK_ACCOUNT: { description: 'A bank account as the way of payouts.' },
    PAN: { description: 'The PAN.' },
    ADDRESS: { description: 'A saved address with a phone number.' },
    EMAIL: { description: 'The verification of the email address.' },
  },
});

@ObjectType('LinkedAccount', {
  simpleResolvers: true,
  description:
    'The account of a seller at the payment provider. The seller’s part of each payment is transferred to it, and released when it is due. ' +
    'Without an active one, staff pay the seller.',
})
export class LinkedAccountType implements LinkedAccount {
  @Field(() => LinkedAccountStatus, {
    nullable: true,
    description: 'Its state; null before it is requested.',
  })
  status!: LinkedAccountStatus | null;

  @Field(() => [LinkedAccountRequirement], {
    description: 'The details that are missing before it can be opened.',
  })
  missing!: LinkedAccountRequirement[];

  @Field(() => String, {
    nullable: true,
    description: 'The remark of the payment provider; null if there is none.',
  })
  note!: string | null;
}
