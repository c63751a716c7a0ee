import type { z } from 'zod';
import type { Complaint } from '../../usecases/complaints/complaint.js';
import { listComplaints, listOpenComplaints } from '../../usecases/complaints/listComplaints.js';
import {
  handleComplaint,
  replyToComplaint,
  withdrawComplaint,
} from '../../usecases/complaints/takeComplaintStep.js';
import type { Page, PageArguments } from '../../usecases/paging.js';
import type { Scope } from '../../usecases/scope.js';
import { complaintWordsBody } from './complaintSchema.js';

/** A step of a complaint, with its path relative to the complaint. */
export interface StepPath {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** Schema of the body; undefined for a step without a body. */
  body?: z.ZodObject;
  take(scope: Scope, input: unknown): Promise<string>;
}

export const STEPS: readonly StepPath[] = [
  {
    path: 'reply',
    operationId: 'replyToComplaint',
    summary: 'Reply to a complaint',
    description: 'Adds a message to one of your open complaints. Staff must then answer the new message.',
    body: complaintWordsBody,
    take: replyToComplaint,
  },
  {
    path: 'withdraw',
    operationId: 'withdrawComplaint',
    summary: 'Withdraw a complaint',
    description: 'Withdraws one of your open complaints, which closes it.',
    take: withdrawComplaint,
  },
  {
    path: 'answer',
    operationId: 'answerComplaint',
    summary: 'Answer a complaint',
    description:
      'Answers a complaint. For staff with `complaints:handle` who are not a party to the complaint.',
    body: complaintWordsBody,
    take: (scope, input) => handleComplaint(scope, 'answer', input),
  },
  {
    path: 'settle',
    operationId: 'settleComplaint',
    summary: 'Settle a complaint',
    description:
      'Settles a complaint with an outcome, which closes it. For staff with `complaints:handle` who are not a ' +
      'party to the complaint.',
    body: complaintWordsBody,
    take: (scope, input) => handleComplaint(scope, 'settle', input),
  },
];

/** A list of complaints, with its path. */
export interface ListPath {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  list(scope: Scope, page: PageArguments): Promise<Page<Complaint>>;
}

export const LISTS: readonly ListPath[] = [
  {
    path: '/api/v1/complaints',
    operationId: 'listComplaints',
    summary: 'List your complaints',
    description: 'Lists the complaints that you made, newest first.',
    list: listComplaints,
  },
  {
    path: '/api/v1/complaints/open',
    operationId: 'listOpenComplaints',
    summary: 'List the open complaints',
    description:
      'Lists all open complaints, the one with the earliest deadline first. For staff with `complaints:read-any`. ' +
      'Each read by staff is recorded in the audit log.',
    list: listOpenComplaints,
  },
];
