import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LinkedAccountRequirement, LinkedAccountStatus } from '../../domain/payouts/linkedAccount.js';
import type { LinkedAccount } from '../../usecases/transfers/viewLinkedAccount.js';

registerEnumType(LinkedAccountStatus, {
  name: 'LinkedAccountStatus',
  description: 'The state of a linked account. Transfers go to active accounts only.',
  valuesConfig: {
    REQUESTED: { description: 'The account is being opened.' },
    UNDER_REVIEW: { description: 'The payment provider is checking the account.' },
    ACTIVE: { description: 'The account receives transfers, from the day after it became active.' },
    REFUSED: {
      description: 'The payment provider opens the account only after the seller has clarified something.',
    },
  },
});

registerEnumType(LinkedAccountRequirement, {
  name: 'LinkedAccountRequirement',
  description: 'A detail that a seller has to add before a linked account is opened.',
  valuesConfig: {
    BANK_ACCOUNT: { description: 'A bank account, chosen as the method for payouts.' },
    PAN: { description: 'The seller’s PAN (tax number).' },
    ADDRESS: { description: 'A saved address with a phone number.' },
    EMAIL: { description: 'A verified email address.' },
  },
});

@ObjectType('LinkedAccount', {
  simpleResolvers: true,
  description:
    'A seller’s account at the payment provider. The seller’s part of each payment is transferred to this ' +
    'account, and released when it is due. Sellers without an active linked account get ordinary payouts.',
})
export class LinkedAccountType implements LinkedAccount {
  @Field(() => LinkedAccountStatus, {
    nullable: true,
    description: 'The state of the linked account; null if no account was requested.',
  })
  status!: LinkedAccountStatus | null;

  @Field(() => [LinkedAccountRequirement], {
    description: 'The details that you must add before the linked account can be opened.',
  })
  missing!: LinkedAccountRequirement[];

  @Field(() => String, {
    nullable: true,
    description: 'A remark of the payment provider on the account; null if there is none.',
  })
  note!: string | null;
}
