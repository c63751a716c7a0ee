import { Field, ObjectType } from 'type-graphql';
import type { ListedEdition } from '../../usecases/editions/searchEditions.js';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import { connectionOf, edgeOf } from '../schema/connection.js';
import { NodeType } from '../schema/NodeType.js';

@ObjectType('Edition', {
  implements: NodeType,
  simpleResolvers: true,
  description:
    'A published book, which several sellers can offer. Listings with the same ISBN are offers of one ' +
    'edition, as are listings without an ISBN that share title and author. Moderators can move ' +
    'listings that were assigned to the wrong edition.',
})
export class EditionType extends NodeType implements Omit<Edition, 'isListed' | 'joinedInto'> {
  @Field(() => String, { description: 'The title, as entered by the seller who first listed the edition.' })
  title!: string;

  @Field(() => String, { description: 'The author or authors, as a single string.' })
  author!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The ISBN-13 without hyphens; null if the edition has none.',
  })
  isbn!: string | null;
}

export const EditionEdge = edgeOf<ListedEdition>('Edition', () => EditionType);

export const EditionConnection = connectionOf<ListedEdition>('Edition', () => EditionType, EditionEdge);
