import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import { EditionType } from '../editions/EditionType.js';
import { Payload } from '../schema/payload.js';

@InputType()
export class SplitEditionInput {
  @Field(() => ID, { description: 'The ID of the edition to split.' })
  editionId!: string;

  @Field(() => [ID], {
    description: 'The IDs of the listings to move. At least one listing must stay in the edition.',
  })
  bookIds!: string[];

  @Field(() => String, { description: 'The reason for the decision, kept on record.' })
  reason!: string;
}

@InputType()
export class JoinEditionsInput {
  @Field(() => ID, { description: 'The ID of the edition whose listings move.' })
  editionId!: string;

  @Field(() => ID, { description: 'The ID of the edition that receives the listings.' })
  toEditionId!: string;

  @Field(() => String, { description: 'The reason for the decision, kept on record.' })
  reason!: string;
}

@ObjectType()
export class SplitEditionPayload extends Payload {
  @Field(() => EditionType, {
    nullable: true,
    description: 'The new edition, with the listings that were moved.',
  })
  newEdition!: Edition | null;

  @Field(() => EditionType, {
    nullable: true,
    description: 'The edition that was split, with its remaining listings.',
  })
  edition!: Edition | null;
}

@ObjectType()
export class JoinEditionsPayload extends Payload {
  @Field(() => EditionType, {
    nullable: true,
    description: 'The edition that now has the listings of both editions.',
  })
  edition!: Edition | null;
}
