import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { viewBook } from '../../usecases/catalogue/findBooks.js';
import { viewEdition } from '../../usecases/editions/viewEditions.js';
import { findFulfillments, findOrderItems } from '../../usecases/orders/findInOrders.js';
import { findComplaint } from '../../usecases/complaints/findComplaints.js';
import { findDispute } from '../../usecases/disputes/findDispute.js';
import { findPaper } from '../../usecases/papers/findPapers.js';
import { findPayout } from '../../usecases/payouts/viewPayout.js';
import { presentCart } from '../cart/presentCart.js';
import { findCart } from '../../usecases/cart/viewCart.js';
import type { GraphQLContext } from '../context.js';
import { nodeKind, NodeType, type NodeKind } from '../schema/NodeType.js';

type Find = (id: string, context: GraphQLContext) => Promise<NodeType | null>;

/**
 * For each kind of object, a function that reads an object by ID. An object is visible if the query for its kind
 * would return it.
 */
const FIND: Record<NodeKind, Find> = {
  user: (id, { loaders }) => loaders.account.load(id),
  book: (id, { scope }) => viewBook(scope, id),
  edition: async (id, { scope }) => {
    const edition = await viewEdition(scope, id);
    return edition?.id === id ? edition : null;
  },
  cart: async (id, context) => {
    const cart = await viewersCart(context);
    return cart?.id === id ? cart : null;
  },
  cartitem: async (id, context) => {
    const cart = await viewersCart(context);
    return cart?.items.find((item) => item.id === id) ?? null;
  },
  order: (id, { loaders }) => loaders.order.load(id),
  orderitem: async (id, { scope }) => (await findOrderItems(scope, [id]))[0] ?? null,
  dispute: (id, { scope }) => findDispute(scope, id),
  complaint: (id, { scope }) => findComplaint(scope, id),
  payout: (id, { scope }) => findPayout(scope, id),
  paper: (id, { scope }) => findPaper(scope, id),
  review: (id, { loaders }) => loaders.review.load(id),
  fulfillment: async (id, { scope }) => (await findFulfillments(scope, [id]))[0] ?? null,
};

@Resolver()
export class NodeResolver {
  @Query(() => NodeType, {
    nullable: true,
    description: 'Any object by its ID. Null if it does not exist or is not visible to you.',
  })
  async node(@Arg('id', () => ID) id: string, @Ctx() context: GraphQLContext): Promise<NodeType | null> {
    const kind = nodeKind(id);
    return kind && FIND[kind](id, context);
  }
}

async function viewersCart({ scope }: GraphQLContext) {
  const cart = await findCart(scope);
  return cart && presentCart(cart);
}
