import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { starsOf } from '../../domain/orders/rating.js';
import { ReviewReportReason } from '../../domain/reviews/reviewModeration.js';
import { parseInput } from '../../domain/shared/errors.js';
import { answerReview, editReview, withdrawReviewAnswer } from '../../usecases/reviews/changeReview.js';
import { reportReview } from '../../usecases/reviews/reportReview.js';
import { reviewBook, reviewSeller } from '../../usecases/reviews/writeReview.js';
import type { Scope } from '../../usecases/scope.js';
import { bookParams } from '../books/booksQuery.js';
import { doneSchema, successOf } from '../envelope.js';
import { refusals, type RestDependencies } from '../restDependencies.js';
import { underNames } from '../underNames.js';
import {
  answerOfReview,
  bookReviewBody,
  reviewAnswerBody,
  reviewChangeBody,
  reviewSchema,
  sellerReviewBody,
} from './reviewSchema.js';

const REASONS = Object.values(ReviewReportReason).map((reason) => reason.toLowerCase());

const reportBody = z
  .object({
    reason: z
      .enum(REASONS, 'REVIEW_REPORT_REASON_REQUIRED')
      .describe('The fault of the review; moderators see it.'),
    note: z.string().nullish().describe('Details, at most 1,000 characters.'),
  })
  .meta({
    id: 'ReviewReport',
    description: 'A report on a review, for the moderators.',
    example: { reason: 'personal_data', note: 'It names a phone number.' },
  });

const reviewParams = z.object({ id: z.string().describe('The `_id` of the review.') });
const sellerParams = z.object({ uploaderId: z.string().describe('The `_id` of the seller.') });
const reviewAnswer = successOf(z.object({ review: reviewSchema }));

/** A call that changes a review and returns it. */
interface Call {
  method: 'POST' | 'PATCH' | 'DELETE';
  url: string;
  operationId: string;
  summary: string;
  description: string;
  params: z.ZodType;
  /** Schema of the body; undefined for a call without a body. */
  body?: z.ZodType;
  /** Maps field names of the use-case to field names of the path and the body. */
  names: Record<string, string>;
  /** Runs the use-case. Returns the ID of the review. */
  perform(scope: Scope, input: unknown): Promise<string>;
  /** Returns the use-case's input: the ID in the path and the fields of the body. */
  read(id: string, body: unknown): object;
}

const CALLS: Call[] = [
  {
    method: 'POST',
    url: '/api/v1/books/:id/reviews',
    operationId: 'reviewBook',
    summary: 'Review a book',
    description:
      'Reviews a book that was delivered to you. You can write only one review of each edition, even if ' +
      'you ordered it from several sellers.',
    params: bookParams,
    body: bookReviewBody,
    names: { bookId: 'id', stars: 'rating' },
    perform: reviewBook,
    read: (bookId, body) => {
      const { rating, text } = parseInput(bookReviewBody, body);
      return { bookId, stars: starsOf(rating), text };
    },
  },
  {
    method: 'POST',
    url: '/api/user/:uploaderId/reviews',
    operationId: 'reviewSeller',
    summary: 'Review a seller',
    description:
      'Reviews a seller after an order of yours was delivered. You can write one review of each seller.',
    params: sellerParams,
    body: sellerReviewBody,
    names: { sellerId: 'uploaderId' },
    perform: reviewSeller,
    read: (sellerId, body) => ({ sellerId, ...parseInput(sellerReviewBody, body) }),
  },
  {
    method: 'PATCH',
    url: '/api/v1/reviews/:id',
    operationId: 'editReview',
    summary: 'Change a review',
    description: 'Changes one of your reviews, within `REVIEW_CHANGE_DAYS` days of writing it.',
    params: reviewParams,
    body: reviewChangeBody,
    names: { reviewId: 'id', stars: 'rating' },
    perform: editReview,
    read: (reviewId, body) => {
      const { rating, text } = parseInput(reviewChangeBody, body);
      return { reviewId, stars: rating && starsOf(rating), text };
    },
  },
  {
    method: 'POST',
    url: '/api/v1/reviews/:id/answer',
    operationId: 'answerReview',
    summary: 'Reply to a review',
    description:
      'Replies to a review of you as a seller, or of a book that you delivered to the reviewer. A review can have ' +
      'one reply.',
    params: reviewParams,
    body: reviewAnswerBody,
    names: { reviewId: 'id' },
    perform: answerReview,
    read: (reviewId, body) => ({ reviewId, ...parseInput(reviewAnswerBody, body) }),
  },
  {
    method: 'DELETE',
    url: '/api/v1/reviews/:id/answer',
    operationId: 'withdrawReviewAnswer',
    summary: 'Withdraw your reply to a review',
    description:
      'Deletes your reply. You can write a new reply afterwards. Repeating the call changes nothing.',
    params: reviewParams,
    names: { reviewId: 'id' },
    perform: withdrawReviewAnswer,
    read: (reviewId) => ({ reviewId }),
  },
];

/** Registers the calls that write, edit and report reviews, and that write and withdraw the seller's answer. */
export async function reviewRoutes(http: FastifyInstance, dependencies: RestDependencies): Promise<void> {
  for (const call of CALLS) reviewRoute(http, dependencies, call);
  reportRoute(http, dependencies);
}

function reviewRoute(
  http: FastifyInstance,
  { openScope }: RestDependencies,
  { method, url, params, body, names, perform, read, ...texts }: Call,
): void {
  http.route<{ Params: { id?: string; uploaderId?: string } }>({
    method,
    url,
    schema: {
      tags: ['Reviews'],
      ...texts,
      params,
      ...(body && { body }),
      response: { 200: reviewAnswer, ...refusals(401, 403, 404, 409, 422, 429) },
    },
    handler: async (request) => {
      const scope = openScope(request);
      const about = request.params.id ?? request.params.uploaderId ?? '';
      const id = await underNames(names, () => perform(scope, () => read(about, request.body ?? {})));
      return answerOfReview(scope, id);
    },
  });
}

function reportRoute(http: FastifyInstance, { openScope }: RestDependencies): void {
  http.post<{ Params: { id: string } }>(
    '/api/v1/reviews/:id/report',
    {
      schema: {
        tags: ['Reviews'],
        operationId: 'reportReview',
        summary: 'Report a review',
        description:
          'Reports a review, or the seller’s reply to your own review, to the moderators. Refused while ' +
          'you have an open report on the review.',
        params: reviewParams,
        body: reportBody,
        response: { 200: doneSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const scope = openScope(request);
      const read = () => {
        const { reason, note } = parseInput(reportBody, request.body ?? {});
        return { reviewId: request.params.id, reason: reason.toUpperCase(), note };
      };
      await underNames({ reviewId: 'id' }, () => reportReview(scope, read));
      return { status: 'success' };
    },
  );
}
