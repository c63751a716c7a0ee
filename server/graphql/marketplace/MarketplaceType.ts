import { Field, Int, ObjectType } from 'type-graphql';
import { PolicyKind, type Policy } from '../../domain/marketplace/policy.js';
import { OnlinePaymentOffer } from '../../domain/payments/onlinePayment.js';
import { DateScalar } from '../schema/scalars.js';
import { OperatorType } from './OperatorType.js';

@ObjectType('Policy', { simpleResolvers: true, description: 'A policy of the operator that is in force.' })
export class PolicyType implements Policy {
  @Field(() => PolicyKind, {
    description: 'The subject of the policy. There is at most one policy for each subject.',
  })
  kind!: PolicyKind;

  @Field(() => String, { description: 'The version, as named by the operator.' })
  version!: string;

  @Field(() => DateScalar, { description: 'The day from which this version applies.' })
  date!: string;

  @Field(() => String, {
    description:
      'The text, with headings (`#`), paragraphs and lists (`-`) as in Markdown. It contains no HTML.',
  })
  text!: string;
}

@ObjectType('Marketplace', {
  simpleResolvers: true,
  description:
    'Facts about the marketplace that are the same for everyone, such as its time zone and policies.',
})
export class MarketplaceType {
  @Field(() => DateScalar, { description: 'The current day in the time zone of the marketplace.' })
  today!: string;

  @Field(() => String, {
    description:
      'The time zone for due dates, late fees and monthly figures, as an IANA name: "Asia/Kolkata".',
  })
  timeZone!: string;

  @Field(() => OnlinePaymentOffer, {
    description: 'The availability of online payment: not offered, optional for the buyer, or required.',
  })
  onlinePayment!: OnlinePaymentOffer;

  @Field(() => OperatorType, {
    nullable: true,
    description: 'The person or company that runs the site; null if none is configured.',
  })
  operator!: OperatorType | null;

  @Field(() => [PolicyType], {
    description: 'The policies in force. On sign-up, send their versions as `agreedPolicies`.',
  })
  policies!: readonly PolicyType[];

  @Field(() => Int, {
    description:
      'The number of hours within which staff answer a complainant’s message: `COMPLAINT_ANSWER_DAYS` times 24.',
  })
  complaintAnswerHours!: number;
}
