import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ComplaintKind } from '../../domain/complaints/complaint.js';
import { Payload } from '../schema/payload.js';
import { ComplaintType } from './ComplaintTypes.js';

@InputType()
export class ComplainInput {
  @Field(() => ComplaintKind, { description: 'The subject of the complaint.' })
  kind!: ComplaintKind;

  @Field(() => String, { description: 'Your description of the problem, at most 4,000 characters.' })
  text!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the order that the complaint is about, if any.',
  })
  orderId?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the seller whom the complaint is about, if any.',
  })
  sellerId?: string;

  @Field(() => ID, { nullable: true, description: 'The ID of the book that the complaint is about, if any.' })
  bookId?: string;
}

/** Base class of the inputs that name a complaint. */
@InputType()
abstract class ComplaintInput {
  @Field(() => ID, { description: 'The ID of the complaint that this step applies to.' })
  complaintId!: string;
}

@InputType()
export class ReplyToComplaintInput extends ComplaintInput {
  @Field(() => String, { description: 'Your message, at most 4,000 characters.' })
  text!: string;
}

@InputType()
export class WithdrawComplaintInput extends ComplaintInput {}

@InputType()
export class AnswerComplaintInput extends ComplaintInput {
  @Field(() => String, { description: 'Your answer, at most 4,000 characters.' })
  text!: string;
}

@InputType()
export class SettleComplaintInput extends ComplaintInput {
  @Field(() => String, { description: 'The outcome for the complainant, at most 4,000 characters.' })
  text!: string;
}

/** Base class of the payloads of all complaint mutations. */
@ObjectType()
abstract class ComplaintPayload extends Payload {
  @Field(() => ComplaintType, { nullable: true, description: 'The complaint after the change.' })
  complaint!: ComplaintType | null;
}

@ObjectType()
export class ComplainPayload extends ComplaintPayload {}

@ObjectType()
export class ReplyToComplaintPayload extends ComplaintPayload {}

@ObjectType()
export class WithdrawComplaintPayload extends ComplaintPayload {}

@ObjectType()
export class AnswerComplaintPayload extends ComplaintPayload {}

@ObjectType()
export class SettleComplaintPayload extends ComplaintPayload {}
