import { Field, ObjectType } from 'type-graphql';
import type { Review } from '../../usecases/reviews/findReviews.js';
import { Payload } from '../schema/payload.js';
import { ReviewType } from './ReviewType.js';

/** Base class of the payloads of all review mutations. */
@ObjectType()
abstract class ReviewPayload extends Payload {
  @Field(() => ReviewType, { nullable: true, description: 'The review after the change.' })
  review!: Review | null;
}

@ObjectType()
export class ReviewBookPayload extends ReviewPayload {}

@ObjectType()
export class ReviewSellerPayload extends ReviewPayload {}

@ObjectType()
export class EditReviewPayload extends ReviewPayload {}

@ObjectType()
export class AnswerReviewPayload extends ReviewPayload {}

@ObjectType()
export class WithdrawReviewAnswerPayload extends ReviewPayload {}

@ObjectType()
export class RemoveReviewAnswerPayload extends ReviewPayload {}

@ObjectType()
export class RemoveReviewPayload extends ReviewPayload {}

@ObjectType()
export class RestoreReviewPayload extends ReviewPayload {}

@ObjectType()
export class ReportReviewPayload extends Payload {}

@ObjectType()
export class DismissReviewReportPayload extends Payload {}
