import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { newId } from './books.js';
import { acceptDispute, contestDispute } from './disputes.js';
import type { CallName } from './faults.js';
import { listed, Span } from './listed.js';
import { known, Refused } from './refused.js';
import { read } from './serving.js';
import type { Simulator } from './simulator.js';

interface Named {
  Params: { id: string };
}

const Contest = z.object({
  amount: z.int().positive(),
  summary: z.string().min(1).max(1_000),
  shipping_proof: z.array(z.string()).min(1),
  billing_proof: z.array(z.string()).min(1),
  action: z.literal('submit'),
});

/** Largest file that can be uploaded, in bytes. */
const LARGEST_FILE = 4 * 1024 * 1024;

type Answer = (call: CallName, reply: FastifyReply, act: () => object) => Promise<object | void>;

/** Serves the part of the API about disputes, which the marketplace calls chargebacks. */
export function disputeRoutes(http: FastifyInstance, simulator: Simulator, answer: Answer): void {
  const { books } = simulator;
  const disputeOf = (id: string) => known(books.disputes.get(id));
  http.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
    (_request, body, done) => done(null, body),
  );
  http.get('/disputes', ({ query }, reply) =>
    answer('listDisputes', reply, () => listed(books.disputes, read(Span, query))),
  );
  http.get<Named>('/disputes/:id', ({ params }, reply) =>
    answer('dispute', reply, () => disputeOf(params.id)),
  );
  http.post<Named>('/disputes/:id/accept', { bodyLimit: 1000 }, ({ params }, reply) =>
    answer('accept', reply, () => acceptDispute(simulator, disputeOf(params.id))),
  );
  http.post<{ Body: Buffer }>('/documents', ({ body }, reply) =>
    answer('upload', reply, () => upload(simulator, body)),
  );
  http.patch<Named>('/disputes/:id/contest', { bodyLimit: 8000 }, ({ params, body }, reply) =>
    answer('contest', reply, () => {
      const { amount, summary, shipping_proof, billing_proof } = read(Contest, body);
      const documents = [...new Set([...shipping_proof, ...billing_proof])];
      return contestDispute(simulator, disputeOf(params.id), { amount, summary, documents });
    }),
  );
}

/** Stores the PDF file in a form. Throws Refused if there is none, or if the form states another purpose. */
function upload({ books }: Simulator, form: Buffer): object {
  const start = form.indexOf('%PDF-');
  const end = form.lastIndexOf('%%EOF');
  if (start < 0 || end < start || !form.includes('name="purpose"\r\n\r\ndispute_evidence'))
    throw new Refused('The file is no PDF, or its purpose is missing');
  const id = newId('doc');
  books.documents.set(id, form.subarray(start, end + '%%EOF'.length));
  return { id, entity: 'document', purpose: 'dispute_evidence' };
}
