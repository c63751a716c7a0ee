import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { blockOfPage, captureBlock, findBlock, listBlocks, offerBlock, releaseBlock } from './blocks.js';
import type { CallName } from './faults.js';
import { Span } from './listed.js';
import { read, type answer as answerCall } from './serving.js';
import type { Simulator } from './simulator.js';

const AmountBody = z.object({ amount: z.int().min(1) });

type Named = { Params: { id: string } };

/** Serves blocks of deposits. Razorpay has no such calls: these are the simulator's own. */
export function blockRoutes(
  http: FastifyInstance,
  simulator: Simulator,
  answer: ReturnType<typeof answerCall<CallName>>,
): void {
  http.post<Named>('/payment_links/:id/deposit_block', { bodyLimit: 1000 }, ({ params, body }, reply) =>
    answer('offerBlock', reply, () => offerBlock(simulator, params.id, read(AmountBody, body).amount)),
  );
  http.get<Named>('/payment_links/:id/deposit_block', ({ params }, reply) =>
    answer('findBlock', reply, () => ({ deposit_block: blockOfPage(simulator, params.id) })),
  );
  http.get('/deposit_blocks', ({ query }, reply) =>
    answer('listBlocks', reply, () => listBlocks(simulator, read(Span, query))),
  );
  http.post<Named>('/deposit_blocks/:id/capture', { bodyLimit: 1000 }, ({ params, body, headers }, reply) =>
    answer('captureBlock', reply, () => {
      const key = String(headers['x-capture-idempotency'] ?? '');
      return captureBlock(simulator, findBlock(simulator, params.id), read(AmountBody, body).amount, key);
    }),
  );
  http.post<Named>('/deposit_blocks/:id/release', { bodyLimit: 1000 }, ({ params }, reply) =>
    answer('releaseBlock', reply, () => releaseBlock(simulator, findBlock(simulator, params.id))),
  );
}
