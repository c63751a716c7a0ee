import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LinkedAccountRequirement, LinkedAccountStatus } from '../../domain/payouts/linkedAccount.js';
import type { LinkedAccount } from '../../usecases/transfers/viewLinkedAccount.js';

registerEnumType(LinkedAccountStatus, {
  name: 'LinkedAccountStatus',
  description: 'The state of a linked account. Transfers go to active accounts only.',
  valuesConfig: {
    REQUESTED: { description: 'It is being opened.' },
    UNDER_REVIEW: { description: 'The payment provider checks it.' },
    ACTIVE: { description: 'It receives transfers, beginning a day after it became active.' },
    REFUSED: { description: 'The payment provider needs something clarified first.' },
  },
});

registerEnumType(LinkedAccountRequirement, {
  name: 'LinkedAccountRequirement',
  description: 'A detail that a seller has to add before a linked account is opened.',
  valuesConfig: {
    BANK_ACCOUNT: { description: 'A bank account, chosen as the way to be paid.' },
    PAN: { description: 'The seller’s PAN (tax number).' },
    ADDRESS: { description: 'A saved address with a phone number.' },
    EMAIL: { description: 'The verification of the email address.' },
  },
});

@ObjectType('LinkedAccount', {
  simpleResolvers: true,
  description:
    'The account of a seller at the payment provider. The seller’s part of each payment is transferred to it, and ' +
    'released when it is due. Without an active one, the seller gets ordinary payouts.',
})
export class LinkedAccountType implements LinkedAccount {
  @Field(() => LinkedAccountStatus, {
    nullable: true,
    description: 'The state of the linked account; null before it is requested.',
  })
  status!: LinkedAccountStatus | null;

  @Field(() => [LinkedAccountRequirement], {
    description: 'The details that you must add before the linked account can be opened.',
  })
  missing!: LinkedAccountRequirement[];

  @Field(() => String, {
    nullable: true,
    description: 'The remark of the payment provider; null if there is none.',
  })
  note!: string | null;
}
