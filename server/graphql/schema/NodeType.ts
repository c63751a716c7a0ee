import { Field, ID, InterfaceType } from 'type-graphql';

/** The GraphQL types of things by the prefix of their ids. */
const TYPES = {
  user: 'User',
  book: 'Book',
  edition: 'Edition',
  cart: 'Cart',
  cartitem: 'CartItem',
  order: 'Order',
  orderitem: 'OrderItem',
  fulfillment: 'Fulfillment',
  review: 'Review',
} as const;

/** What an id of Panna may stand for. */
export type NodeKind = keyof typeof TYPES;

/** What kind of thing an id stands for: 'book' of 'book_01h…'; null when it is no id of a thing that can be read. */
export function nodeKind(id: string): NodeKind | null {
  const prefix = id.slice(0, Math.max(id.lastIndexOf('_'), 0));
  return Object.hasOwn(TYPES, prefix) ? (prefix as NodeKind) : null;
}

/** Anything with an id of its own, to be read again by `node(id)`. */
@InterfaceType('Node', {
  description: 'An object that can be read by its ID with `node(id)`.',
  resolveType: ({ id }: { id: string }) => {
    const kind = nodeKind(id);
    return kind ? TYPES[kind] : undefined;
  },
})
export abstract class NodeType {
  @Field(() => ID, { description: 'A globally unique ID: opaque text, the same in every API.' })
  id!: string;
}
