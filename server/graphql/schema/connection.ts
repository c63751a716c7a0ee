import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { COUNT_LIMIT, LARGEST_PAGE, USUAL_PAGE } from '../../domain/shared/page.js';
import type { Page } from '../../usecases/paging.js';

@ObjectType('PageInfo', {
  simpleResolvers: true,
  description:
    'The position of a page in a list: its first and last cursor, and whether there are entries before and after ' +
    'it.',
})
class PageInfoType {
  @Field(() => Boolean, { description: 'True if there are entries after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'True if there are entries before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first entry; null for an empty page.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last entry; null for an empty page.',
  })
  endCursor!: string | null;
}

/** The page of a list to return: `first` with `after`, or `last` with `before`. The default is 24 entries. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'The maximum number of entries, counted from the start of the list: 1 to 100, 24 by default.',
  })
  first?: number;

  @Field(() => String, {
    nullable: true,
    description: 'A `cursor` of the list. Only entries after it are returned.',
  })
  after?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of entries, counted from the end of the list: 1 to 100.',
  })
  last?: number;

  @Field(() => String, {
    nullable: true,
    description: 'A `cursor` of the list. Only entries before it are returned.',
  })
  before?: string;
}

/**
 * Returns the query cost of a list: 1, plus the page size times the cost of an entry. Ignores an invalid page size,
 * because PAGE_SIZE_OUT_OF_RANGE is thrown later.
 */
export function pageCost({ args, childComplexity }: { args: PageArgs; childComplexity: number }): number {
  const size = args.first ?? args.last ?? USUAL_PAGE;
  return 1 + (size > 0 && size <= LARGEST_PAGE ? size * childComplexity : 0);
}

/** Returns the query cost of a list without pages. Assumes five entries, so that nested lists are not cheap. */
export function shortListCost({ childComplexity }: { childComplexity: number }): number {
  return 1 + 5 * childComplexity;
}

/** An entry of a list and its cursor. */
export interface EdgeOf<Node> {
  node: Node;
  cursor: string;
}

/** Returns the edge type of a node type, such as `BookEdge` for 'Book'. */
export function edgeOf<Node extends object>(
  name: string,
  nodeType: () => ClassType,
): ClassType<EdgeOf<Node>> {
  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: `A list entry of type \`${name}\`, with its cursor.`,
  })
  class Edge {
    @Field(nodeType, { description: `The \`${name}\` at this position in the list.` })
    node!: Node;

    @Field(() => String, {
      description: 'The position of the entry in the list, to pass as `after` or `before`.',
    })
    cursor!: string;
  }
  return Edge;
}

/**
 * Returns the connection type of a node type, such as `BookConnection` for 'Book', as the Relay Cursor Connections
 * Specification defines it. Resolvers return the page of a use-case; only requested fields are computed.
 */
export function connectionOf<Node extends object>(
  name: string,
  nodeType: () => ClassType,
  edgeType: ClassType<EdgeOf<Node>> = edgeOf(name, nodeType),
): ClassType<Page<Node>> {
  @ObjectType(`${name}Connection`, {
    simpleResolvers: true,
    description: `One page of a list with entries of type \`${name}\`.`,
  })
  class ConnectionType implements Page<Node> {
    hasNextPage!: boolean;
    hasPreviousPage!: boolean;
    cursorOf!: (node: Node) => string;
    count!: () => Promise<number>;

    @Field(() => [nodeType()], { description: 'The entries of this page, without cursors.' })
    nodes!: Node[];

    @Field(() => [edgeType], { description: 'The entries of this page, with their cursors.' })
    edges(): EdgeOf<Node>[] {
      return this.nodes.map((node) => ({ node, cursor: this.cursorOf(node) }));
    }

    @Field(() => PageInfoType, {
      description: 'The position of this page in the list, for requesting the next or the previous page.',
    })
    pageInfo(): PageInfoType {
      const { nodes, hasNextPage, hasPreviousPage } = this;
      const cursorOf = (node: Node | undefined) => (node ? this.cursorOf(node) : null);
      return {
        hasNextPage,
        hasPreviousPage,
        get startCursor() {
          return cursorOf(nodes.at(0));
        },
        get endCursor() {
          return cursorOf(nodes.at(-1));
        },
      };
    }

    @Field(() => Int, { description: 'The number of entries in the whole list, counted up to 10,000.' })
    async totalCount(): Promise<number> {
      return Math.min(await this.count(), COUNT_LIMIT);
    }

    @Field(() => Boolean, { description: 'True if the list has more than 10,000 entries.' })
    async totalIsCapped(): Promise<boolean> {
      return (await this.count()) > COUNT_LIMIT;
    }
  }
  return ConnectionType;
}
