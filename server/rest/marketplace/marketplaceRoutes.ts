import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { POLICY_KINDS } from '../../domain/marketplace/policy.js';
import { viewMarketplace, type Marketplace } from '../../usecases/marketplace/viewMarketplace.js';
import { successOf } from '../envelope.js';
import type { RestDependencies } from '../restDependencies.js';

const operatorSchema = z
  .object({
    legalName: z.string().describe('The legal name of the person or company.'),
    address: z.string(),
    grievanceOfficer: z
      .object({
        name: z.string().describe('The full name of the grievance officer.'),
        email: z.string().describe('The email address for complaints.'),
        phone: z.string().nullable().describe('The phone number; null if not specified.'),
      })
      .nullable()
      .describe('The person who receives complaints about the marketplace; null if none is named.'),
  })
  .meta({ id: 'Operator', description: 'The person or company that runs the site.' });

const policySchema = z
  .object({
    kind: z.enum(POLICY_KINDS.map((kind) => kind.toLowerCase())).describe('The subject of the policy.'),
    version: z.string().describe('The version, as named by the operator.'),
    date: z.iso.date().describe('The day from which this version applies.'),
    text: z
      .string()
      .describe(
        'The text, with headings (`#`), paragraphs and lists (`-`) as in Markdown. It contains no HTML.',
      ),
  })
  .meta({ id: 'Policy', description: 'A policy of the operator that is in force.' });

const marketplaceSchema = z
  .object({
    today: z.iso.date().describe('The current day in the time zone of the marketplace.'),
    timeZone: z.string().describe('The time zone of the marketplace, as an IANA name: `Asia/Kolkata`.'),
    onlinePayment: z
      .enum(['none', 'offered', 'required'])
      .describe('The availability of online payment: not offered, optional for the buyer, or required.'),
    operator: operatorSchema
      .nullable()
      .describe('The person or company that runs the site; null if the operator has not been named.'),
    policies: z
      .array(policySchema)
      .describe('The policies in force. On sign-up, send their versions as `agreedPolicies`.'),
    complaintAnswerHours: z
      .int()
      .describe(
        'The number of hours within which staff answer a complainant’s message: `COMPLAINT_ANSWER_DAYS` times 24.',
      ),
  })
  .meta({
    id: 'Marketplace',
    description: 'The time zone, the current date, the operator and the policies of the marketplace.',
  });

/** Registers GET /api/v1/marketplace: the time zone, the current date, the operator and the policies. Open to visitors. */
export async function marketplaceRoutes(
  http: FastifyInstance,
  { openScope }: RestDependencies,
): Promise<void> {
  http.get(
    '/api/v1/marketplace',
    {
      schema: {
        tags: ['Service'],
        operationId: 'getMarketplace',
        summary: 'Get the operator and the policies',
        description:
          'Returns the time zone, the current date and the operator of the marketplace, the policies in force and the answer time for complaints.',
        security: [],
        response: { 200: successOf(marketplaceSchema) },
      },
    },
    async (request) => ({
      status: 'success',
      data: presentMarketplace(viewMarketplace(openScope(request))),
    }),
  );
}

function presentMarketplace({ policies, onlinePayment, ...rest }: Marketplace) {
  return {
    ...rest,
    onlinePayment: onlinePayment.toLowerCase(),
    policies: policies.map((each) => ({ ...each, kind: each.kind.toLowerCase() })),
  };
}
