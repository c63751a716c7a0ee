import { Field, ID, InterfaceType } from 'type-graphql';

/** Anything with an id of its own, to be read again by `node(id)`. */
@InterfaceType('Node', { description: 'Anything with an id of its own, to be read again by `node(id)`.' })
export abstract class NodeType {
  @Field(() => ID, { description: 'The same opaque text in every API of the marketplace.' })
  id!: string;
}
