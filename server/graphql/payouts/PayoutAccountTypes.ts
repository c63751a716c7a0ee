import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { AccountProofState } from '../../domain/payouts/accountProof.js';
import { PAYOUT_LIMITS } from '../../domain/payouts/payout.js';
import {
  PayoutAccountStatus,
  PayoutMethod,
  PayoutRequirement,
  PayoutRestriction,
  type BankAccount,
} from '../../domain/payouts/payoutAccount.js';
import type { PayoutAccount } from '../../usecases/payouts/payoutAccount.js';
import { connectionOf } from '../schema/connection.js';
import { Payload } from '../schema/payload.js';

registerEnumType(PayoutMethod, {
  name: 'PayoutMethod',
  description: 'The way in which a seller is paid.',
  valuesConfig: {
    UPI: { description: 'To the UPI address of the profile.' },
    BANK_ACCOUNT: { description: 'To the bank account that the seller entered.' },
  },
});

registerEnumType(AccountProofState, {
  name: 'AccountProofState',
  description:
    'The state of the check of a payout account. Panna pays one rupee to the account and waits for the answer of ' +
    'the bank.',
  valuesConfig: {
    UNDER_WAY: { description: 'The bank has not answered yet.' },
    PROVED: { description: 'The bank confirmed the account.' },
    REFUSED: { description: 'The bank refused the account. The seller must correct it.' },
  },
});

registerEnumType(PayoutAccountStatus, {
  name: 'PayoutAccountStatus',
  description: 'The state of a payout account. Payouts are prepared for active accounts only.',
  valuesConfig: {
    PENDING: { description: 'Details are missing, as listed in `missing`.' },
    ACTIVE: { description: 'Payouts are prepared.' },
    RESTRICTED: { description: 'Staff have stopped the payouts for now.' },
    REJECTED: { description: 'Staff have stopped the payouts for good.' },
  },
});

registerEnumType(PayoutRestriction, {
  name: 'PayoutRestriction',
  description: 'A decision of staff that stops the payouts to a seller.',
  valuesConfig: {
    RESTRICTED: { description: 'The payouts are stopped for now, until something is clarified.' },
    REJECTED: { description: 'The payouts are stopped for good.' },
  },
});

registerEnumType(PayoutRequirement, {
  name: 'PayoutRequirement',
  description: 'A detail that a payout account lacks.',
  valuesConfig: {
    PAN: { description: 'The PAN. Required only if the operator asks for it.' },
    UPI_ADDRESS: { description: 'A UPI address in the profile. Required for payouts by UPI.' },
    BANK_ACCOUNT: { description: 'A bank account. Required for payouts to a bank account.' },
  },
});

@ObjectType('PayoutAccount', {
  simpleResolvers: true,
  description:
    'The account to which a seller is paid, with the seller’s tax numbers. Only the ends of the numbers are shown.',
})
export class PayoutAccountType implements PayoutAccount {
  userId!: string;

  @Field(() => PayoutAccountStatus, {
    description: 'The state of the payout account, which determines whether payouts are prepared.',
  })
  status!: PayoutAccountStatus;

  @Field(() => [PayoutRequirement], { description: 'The details that are still missing for payouts.' })
  missing!: PayoutRequirement[];

  @Field(() => String, {
    nullable: true,
    description: 'The reason why staff restricted or rejected the account; null otherwise.',
  })
  restrictionReason!: string | null;

  @Field(() => AccountProofState, {
    nullable: true,
    description: 'The state of the account check. Null until it starts, and if no provider pays sellers.',
  })
  proof!: AccountProofState | null;

  @Field(() => PayoutMethod, { description: 'The way in which the seller is paid.' })
  method!: PayoutMethod;

  @Field(() => String, {
    nullable: true,
    description: 'The last four digits of the bank account; null without one.',
  })
  bankAccountEnd!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last four characters of the PAN; null without one.',
  })
  panEnd!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last four characters of the GSTIN; null without one.',
  })
  gstinEnd!: string | null;
}

export const PayoutAccountConnection = connectionOf<PayoutAccount>('PayoutAccount', () => PayoutAccountType);

@ObjectType('BankAccount', { simpleResolvers: true, description: 'A bank account in India.' })
export class BankAccountType implements BankAccount {
  @Field(() => String, { description: 'The name of the account holder, as on the bank statement.' })
  holder!: string;

  @Field(() => String, { description: 'The account number: 9 to 18 digits.' })
  number!: string;

  @Field(() => String, { description: 'The IFSC of the branch, such as `HDFC0001234`.' })
  ifsc!: string;
}

@InputType({ description: 'A bank account in India.' })
export class BankAccountInput implements BankAccount {
  @Field(() => String, { description: 'The name of the account holder, at most 100 characters.' })
  holder!: string;

  @Field(() => String, { description: 'The account number: 9 to 18 digits.' })
  number!: string;

  @Field(() => String, { description: 'The IFSC of the branch, such as `HDFC0001234`.' })
  ifsc!: string;
}

@InputType({
  description: `A payout account. Omitted fields keep their values. Payouts wait for ${PAYOUT_LIMITS.hoursAfterChange} hours after a change.`,
})
export class UpdatePayoutAccountInput {
  @Field(() => PayoutMethod, { nullable: true, description: 'The way in which you are paid.' })
  method?: PayoutMethod | null;

  @Field(() => String, {
    nullable: true,
    description: 'The UPI address of your profile, such as `asha@okbank`. Blank to remove it.',
  })
  upiAddress?: string | null;

  @Field(() => BankAccountInput, { nullable: true, description: 'Your account for the method BANK_ACCOUNT.' })
  bankAccount?: BankAccountInput | null;

  @Field(() => String, { nullable: true, description: 'Your PAN, such as `ABCPE1234F`. Blank to remove it.' })
  pan?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Your GSTIN of 15 characters, which contains the PAN. Blank to remove it.',
  })
  gstin?: string | null;
}

@InputType()
export class RestrictPayoutAccountInput {
  @Field(() => ID, { description: 'The ID of the seller whose payouts are stopped.' })
  userId!: string;

  @Field(() => PayoutRestriction, { description: 'The decision: payouts are stopped for now, or for good.' })
  status!: PayoutRestriction;

  @Field(() => String, { description: 'The reason, at most 1,000 characters. It is shown to the seller.' })
  reason!: string;
}

@InputType()
export class ReinstatePayoutAccountInput {
  @Field(() => ID, { description: 'The ID of the seller whose payouts are resumed.' })
  userId!: string;
}

/** Base class of the payloads of all payout account mutations. */
@ObjectType()
abstract class PayoutAccountPayload extends Payload {
  @Field(() => PayoutAccountType, { nullable: true, description: 'The payout account after the change.' })
  payoutAccount!: PayoutAccountType | null;
}

@ObjectType()
export class UpdatePayoutAccountPayload extends PayoutAccountPayload {}

@ObjectType()
export class RestrictPayoutAccountPayload extends PayoutAccountPayload {}

@ObjectType()
export class ReinstatePayoutAccountPayload extends PayoutAccountPayload {}
