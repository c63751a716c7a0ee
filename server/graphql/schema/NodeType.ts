import { Field, ID, InterfaceType } from 'type-graphql';

/** GraphQL types by the prefix of their IDs. */
const TYPES = {
  user: 'User',
  book: 'Book',
  edition: 'Edition',
  cart: 'Cart',
  cartitem: 'CartItem',
  order: 'Order',
  orderitem: 'OrderItem',
  fulfillment: 'Fulfillment',
  dispute: 'Dispute',
  complaint: 'Complaint',
  payout: 'Payout',
  paper: 'Paper',
  review: 'Review',
} as const;

/** The kinds of objects that `node(id)` can read. */
export type NodeKind = keyof typeof TYPES;

/**
 * Returns the kind that an ID belongs to: 'book' for 'book_01h…'. Null if `node(id)` cannot read objects of that
 * kind.
 */
export function nodeKind(id: string): NodeKind | null {
  const prefix = id.slice(0, Math.max(id.lastIndexOf('_'), 0));
  return Object.hasOwn(TYPES, prefix) ? (prefix as NodeKind) : null;
}

/** Interface of all objects that `node(id)` can read. */
@InterfaceType('Node', {
  description: 'An object that can be read by its ID with `node(id)`.',
  resolveType: ({ id }: { id: string }) => {
    const kind = nodeKind(id);
    return kind ? TYPES[kind] : undefined;
  },
})
export abstract class NodeType {
  @Field(() => ID, { description: 'A globally unique ID: an opaque string, the same in every API.' })
  id!: string;
}
