import type { z } from 'zod';
import { decideDispute } from '../../usecases/disputes/decideDispute.js';
import type { DisputeIds } from '../../usecases/disputes/lockedDispute.js';
import { answerDispute, endOwnDispute } from '../../usecases/disputes/takeDisputeStep.js';
import {
  confirmDisputeReturn,
  contestDisputeReturn,
  sendDisputeReturn,
} from '../../usecases/disputes/takeReturnStep.js';
import type { Scope } from '../../usecases/scope.js';
import { answerSchema, contestReturnBody, decisionSchema, sendReturnBody } from './disputeBodies.js';

/** A step of a dispute, with its path and its documentation. */
export interface StepPath {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** Schema of the body; undefined for a step without a body. */
  body?: z.ZodObject;
  take(scope: Scope, input: unknown): Promise<DisputeIds>;
}

/** The steps of a dispute, each at its own path. */
export const STEPS: readonly StepPath[] = [
  {
    path: 'answer',
    operationId: 'answerDispute',
    summary: 'Answer a dispute',
    description:
      'Answers a dispute and offers an amount. Offering the whole claim settles the dispute. Any other offer waits ' +
      'until the buyer accepts it or staff decide; the seller can still change it. For the seller only.',
    body: answerSchema,
    take: answerDispute,
  },
  {
    path: 'accept-offer',
    operationId: 'acceptDisputeOffer',
    summary: 'Accept the seller’s offer',
    description:
      'Accepts the amount that the seller offers. This ends the dispute, unless you must send the books back ' +
      'first. For the buyer only.',
    take: (scope, input) => endOwnDispute(scope, 'acceptOffer', input),
  },
  {
    path: 'withdraw',
    operationId: 'withdrawDispute',
    summary: 'Withdraw a dispute',
    description:
      'Ends one of your disputes without a refund. The deadlines of the fulfillment run again. For the ' +
      'buyer only.',
    take: (scope, input) => endOwnDispute(scope, 'withdraw', input),
  },
  {
    path: 'decide',
    operationId: 'decideDispute',
    summary: 'Decide a dispute',
    description:
      'Decides a dispute. The buyer gets an amount between zero and the whole claim, at once or after sending the ' +
      'books back. For staff with `disputes:decide` whose session was confirmed within the last 10 minutes. Refused ' +
      'if you are the buyer or the seller.',
    body: decisionSchema,
    take: decideDispute,
  },
  {
    path: 'send-return',
    operationId: 'sendDisputeReturn',
    summary: 'Send disputed books back',
    description:
      'Records that you have sent the disputed books back. If the seller does not respond, the refund is made ' +
      '`DISPUTE_ARRIVAL_DAYS` days later. For the buyer only.',
    body: sendReturnBody,
    take: sendDisputeReturn,
  },
  {
    path: 'confirm-return',
    operationId: 'confirmDisputeReturn',
    summary: 'Confirm the return of disputed books',
    description:
      'Confirms that you have received the disputed books back, by parcel or in person. The buyer gets the refund, ' +
      'and the copies return to the stock. For the seller only.',
    take: confirmDisputeReturn,
  },
  {
    path: 'contest-return',
    operationId: 'contestDisputeReturn',
    summary: 'Object to the return of disputed books',
    description:
      'Objects to a return: the books did not arrive, or are not as they were sent. Staff then decide the dispute. ' +
      'For the seller only.',
    body: contestReturnBody,
    take: contestDisputeReturn,
  },
];
