import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';

@ObjectType('PageInfo', { description: 'Where a page stands in its list.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether something follows this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether something comes before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last entry.' })
  endCursor!: string | null;
}

/** Which page of a list: `first` with `after`, or `last` with `before`; 24 entries when neither is said. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'How many entries from the start; at most 100.' })
  first?: number;

  @Field(() => String, { nullable: true, description: 'Only what follows this cursor.' })
  after?: string;

  @Field(() => Int, { nullable: true, description: 'How many entries from the end; at most 100.' })
  last?: number;

  @Field(() => String, { nullable: true, description: 'Only what comes before this cursor.' })
  before?: string;
}

/** One page of a list, by the Relay cursor connection specification. */
export interface Connection<Node> {
  edges: { node: Node; cursor: string }[];
  nodes: Node[];
  pageInfo: PageInfoType;
  totalCount: number;
  totalIsCapped: boolean;
}

/** The cost of a list for the query limits: each entry that may come costs what is asked of it. */
export function pageCost({ args, childComplexity }: { args: PageArgs; childComplexity: number }): number {
  return 1 + (args.first ?? args.last ?? 24) * childComplexity;
}

/** The connection and edge types of a node type: `BookConnection` and `BookEdge` for 'Book'. */
export function connectionOf<Node extends object>(
  name: string,
  nodeType: () => ClassType<Node>,
): ClassType<Connection<Node>> {
  @ObjectType(`${name}Edge`, { description: `A ${name} in a list.` })
  class Edge {
    @Field(nodeType, { description: `The ${name}.` })
    node!: Node;

    @Field(() => String, { description: 'The place of this entry, for `after` and `before`.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: `One page of a list of ${name}s.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [Edge], { description: 'The entries with their cursors.' })
    edges!: Edge[];

    @Field(() => [nodeType()], { description: 'The entries without cursors.' })
    nodes!: Node[];

    @Field(() => PageInfoType, { description: 'Where this page stands.' })
    pageInfo!: PageInfoType;

    @Field(() => Int, { description: 'How many there are in all; counted to 10,000 at most.' })
    totalCount!: number;

    @Field(() => Boolean, { description: 'Whether there are more than were counted.' })
    totalIsCapped!: boolean;
  }
  return ConnectionType;
}
